// omerta schema: the JSON Schema of a file that programs exchange with omerta.
import type { Call } from '../command.ts';
import { nothingElse, readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';
import { type SchemaName, schemaNames, schemas } from '../schemas.ts';

const isSchemaName = (text: string | undefined): text is SchemaName =>
  (schemaNames as readonly (string | undefined)[]).includes(text);

export const schemaCommand = async ({ args, texts }: Call): Promise<number> => {
  const { files } = readOptions(args, { json: 'flag' }, texts);
  const [name, ...rest] = files;
  if (!isSchemaName(name)) throw new UsageError(texts.points.usage.whichSchema(name, schemaNames));
  nothingElse(rest, texts);
  await write('out', `${JSON.stringify(schemas[name], null, 2)}\n`);
  return 0;
};
