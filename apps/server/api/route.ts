// A route described once: how it is asked, who may, what it answers; reader, document and page all come of it.
import type { Invalid } from '@omerta/base/invalid.ts';
import type { Lang } from '@omerta/base/lang.ts';
import { type Descriptor, read, type Schema, shape } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { invalidText } from '@omerta/scoring/messages/invalid-text.ts';
import type { FastifyRequest } from 'fastify';
import { asBytes, type RawAnswer } from './answer.ts';
import type { Asker } from './asker.ts';
import type { Place } from './place.ts';
import { type ApiProblem, problemIn } from './problem.ts';

export type WhoMay = 'anybody' | 'signed-in' | 'owner';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a handler is asked. */
export type Asked<P, Q, B> = {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly asker: Asker;
  readonly lang: Lang;
  readonly request: FastifyRequest;
  /** Gives the device its session, or takes it (null). */
  readonly setSession: (secret: string | null) => void;
};

/** No answer has a `code`, which is a problem's: one that must, goes out as bytes. */
export type RouteAnswer<A extends object> = A | RawAnswer | ApiProblem;

type Described<P, Q, B, A extends object> = {
  readonly method: Method;
  /** With its parameters as `:name`. */
  readonly url: string;
  /** One sentence of English. */
  readonly tells: string;
  readonly params?: Descriptor<P>;
  readonly query?: Descriptor<Q>;
  readonly body?: Descriptor<B>;
  /** JSON as described, or bytes of this type. */
  readonly answer: Descriptor<A> | { readonly type: string };
  readonly audience: WhoMay;
  /** A session for one game may ask it as itself: the handler holds it to that game. Others see it as nobody. */
  readonly forOneGame?: true;
  /** A session for one tournament may ask it as itself without naming one: the handler holds it to that tournament. */
  readonly forOneTournament?: true;
  /** Its bearer may be another key than a person's token: the handler looks at it. */
  readonly otherKeys?: true;
  /** The same for everybody, always or when asked with `as=public`: it may be kept and asked again for a change. */
  readonly shared?: true | 'as-public';
  /** Also while the server starts or stops. */
  readonly always?: true;
  /** Its body is bytes of one of these types, where it is no JSON. */
  readonly bytes?: readonly string[];
  /** Bytes, where it is not the usual megabyte. */
  readonly bodyLimit?: number;
  readonly handle: (asked: Asked<P, Q, B>, place: Place) => Promise<RouteAnswer<A>> | RouteAnswer<A>;
};

type Given = { readonly params: unknown; readonly query: unknown; readonly body: unknown };
type Rest = Omit<Asked<unknown, unknown, unknown>, keyof Given>;

/** What is left of a route for whoever serves it. */
export type Route = Pick<
  Described<unknown, unknown, unknown, object>,
  | 'method'
  | 'url'
  | 'tells'
  | 'audience'
  | 'forOneGame'
  | 'forOneTournament'
  | 'otherKeys'
  | 'shared'
  | 'always'
  | 'bytes'
  | 'bodyLimit'
> & {
  readonly schemas: {
    readonly params: Schema;
    readonly query: Schema;
    readonly body: Schema | null;
    readonly answer: Schema;
    readonly answerType: string;
  };
  readonly run: (given: Given, rest: Rest, place: Place) => Promise<RawAnswer | ApiProblem>;
};

const nothing = shape({});

const unreadable = (invalid: Invalid): ApiProblem =>
  problemIn('request/unreadable', (lang) => ({ path: invalid.path, told: invalidText(invalid, lang) }));

export const route = <P = object, Q = object, B = object, A extends object = object>({
  params,
  query,
  body,
  answer,
  handle,
  ...rest
}: Described<P, Q, B, A>): Route => {
  const descriptors = {
    params: params ?? (nothing as unknown as Descriptor<P>),
    query: query ?? (nothing as unknown as Descriptor<Q>),
    body: body ?? (nothing as unknown as Descriptor<B>),
  };
  const whole = shape(descriptors);
  return {
    ...rest,
    schemas: {
      params: descriptors.params.schema,
      query: descriptors.query.schema,
      body: body ? body.schema : null,
      answer: 'schema' in answer ? answer.schema : { type: 'string' },
      answerType: 'schema' in answer ? 'application/json' : answer.type,
    },
    run: async (given, asked, place) => {
      const found = read(whole, given);
      if (isRefusal(found)) return unreadable(found);
      const answered = await handle({ ...asked, ...found } as Asked<P, Q, B>, place);
      return isRefusal(answered) ? (answered as ApiProblem) : asBytes(answered);
    },
  };
};
