// What everybody is answered by every route, asked over real connections on one running tournament: the table of docs/rights.md.
import type { Schema } from '@omerta/base/reading.ts';
import { misfits } from '@omerta/testkit/schema-check.ts';
import type { GoodRequest } from './good-request.ts';
import {
  type AskerName,
  askerNames,
  type HallOfOffices,
  type Headers,
  heldSession,
  peopleAsking,
} from './offices.ts';
import { goodRequests, methodOf } from './requests.ts';

/** A session is ended by some of what is asked: each question has its own. */
const headersFor = async (hall: HallOfOffices, name: AskerName): Promise<Headers> => {
  return name === 'session for one game' || name === 'session for one tournament'
    ? heldSession(hall.place, name)
    : hall.headers[name];
};

const personOf = (name: AskerName): string | null => {
  const people: Readonly<Partial<Record<AskerName, string>>> = {
    ...peopleAsking,
    'session for one game': peopleAsking['referee of the table'],
    'session for one tournament': peopleAsking['referee of the table'],
  };
  return people[name] ?? null;
};

type DocumentPaths = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        {
          readonly responses: Readonly<
            Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>
          >;
        }
      >
    >
  >
>;

const documentOf = async ({ url }: HallOfOffices): Promise<DocumentPaths> =>
  ((await (await fetch(`${url}/api/openapi.json`)).json()) as { readonly paths: DocumentPaths }).paths;

/** What the document says is answered; null where it is no JSON. */
const answerSchema = (document: DocumentPaths, { route }: GoodRequest): Schema | null => {
  const [method = '', path = ''] = route.split(' ');
  const { content } = document[path]?.[method.toLowerCase()]?.responses['200'] ?? {};
  return content?.['application/json']?.schema ?? null;
};

type Told = { readonly audience?: string; readonly code?: string };

/** `yes`, with the audience whose picture it is; or the status and the code of the problem. Held to the document. */
const answerTo = async (
  hall: HallOfOffices,
  request: GoodRequest,
  name: AskerName,
  schema: Schema | null,
): Promise<string> => {
  const { url, body, bytes } = await request.make(hall, personOf(name));
  const type = bytes?.type ?? (body && 'application/json');
  const answer = await fetch(`${hall.url}${url}`, {
    method: methodOf(request),
    headers: { ...(await headersFor(hall, name)), ...(type && { 'content-type': type }) },
    ...(body && { body: JSON.stringify(body) }),
    ...(bytes && { body: new Uint8Array(bytes.of) }),
  });
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  const text = await answer.text();
  const told = (isJson ? JSON.parse(text) : {}) as Told;
  if (answer.status >= 400) return `${answer.status} ${told.code}`;
  const wrong = schema && isJson ? misfits(schema, told) : [];
  if (wrong.length > 0) return `otherwise than the document says: ${wrong.join('; ')}`;
  return told.audience === undefined ? 'yes' : `yes: ${told.audience}`;
};

type RightsRow = { readonly route: string; readonly what: string; readonly answers: readonly string[] };

export const rightsRows = async (hall: HallOfOffices): Promise<readonly RightsRow[]> => {
  const [rows, document]: [RightsRow[], DocumentPaths] = [[], await documentOf(hall)];
  for (const request of goodRequests) {
    const answers: string[] = [];
    const schema = answerSchema(document, request);
    for (const name of askerNames) answers.push(await answerTo(hall, request, name, schema));
    rows.push({ route: request.route, what: request.what ?? '', answers });
  }
  return rows;
};

/** Every route of the document, as the requests call them. */
export const documentRoutes = async (hall: HallOfOffices): Promise<readonly string[]> =>
  Object.entries(await documentOf(hall)).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

/** Whoever is answered the same stands together. */
const grouped = (answers: readonly string[]): readonly string[] => {
  const groups = new Map<string, AskerName[]>();
  for (const [i, name] of askerNames.entries()) {
    const answer = answers[i] ?? '';
    groups.set(answer, [...(groups.get(answer) ?? []), name]);
  }
  return [...groups]
    .toSorted(([a], [b]) => Number(b.startsWith('yes')) - Number(a.startsWith('yes')) || a.localeCompare(b))
    .map(
      ([answer, names]) =>
        `- ${answer}: ${names.length === askerNames.length ? 'everybody' : names.join(', ')}`,
    );
};

const head = `# Who may do what

Made by \`npm run rights\` from a running server; a test makes it again and compares. Every route of the OpenAPI
document is asked by each of:
${askerNames.join(', ')}.

The owner has also made the tournament and is its organiser;
"club organiser" and "club administrator" hold their office in the club and none in the tournament; the game that is
asked for is running, dealt, and no stream of it is permitted. \`yes\` is an answer of 200, with the audience whose
picture it is; otherwise the status and the code of the problem. 409 and 422 come after the question whether he may:
it is his to ask, and the tournament is not at that point.
`;

export const rightsText = (rows: readonly RightsRow[]): string => {
  const parts = rows.map(
    ({ route, what, answers }) =>
      `## ${route}${what === '' ? '' : ` (${what})`}\n\n${grouped(answers).join('\n')}\n`,
  );
  return `${head}\n${parts.join('\n')}`;
};
