// omerta publish: the public pages of an archived tournament as a static site.
import { isLang, langs } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { openTournament } from '@omerta/office/archive/open-tournament.ts';
import { readBytes } from '@omerta/office/folder/disk.ts';
import { writeSite } from '@omerta/office/folder/site-folder.ts';
import { builtLive } from '@omerta/web/build.ts';
import type { Call } from '../command.ts';
import { writeOfficeRefusal } from '../office-output.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';
import { siteFilesOf } from '../publish-site.ts';

const format = 'omerta.published/1';

const addressOf = (given: string | undefined, { texts }: Call): string | null => {
  if (given === undefined) return null;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new UsageError(texts.office.usage.url(given));
  return given;
};

export const publishCommand = async (call: Call): Promise<number> => {
  const { texts } = call;
  const { values, files } = readOptions(call.args, { json: 'flag', lang: 'value', url: 'value' }, texts);
  const [name, folder, ...more] = files;
  if (name === undefined || folder === undefined || more.length > 0)
    throw new UsageError(texts.office.usage.publish);
  const url = addressOf(values.url, call);
  const chosen = values.lang !== undefined && isLang(values.lang) ? [values.lang] : langs;
  const bytes = readBytes(name);
  const archived = isRefusal(bytes) ? bytes : await openTournament(bytes);
  if (isRefusal(archived)) return writeOfficeRefusal({ format, name, json: values.json }, archived, call);
  const made = await siteFilesOf(archived, chosen, url);
  const written = writeSite(folder, made, await builtLive());
  if (isRefusal(written))
    return writeOfficeRefusal({ format, name: folder, json: values.json }, written, call);
  const pages = [...made.keys()].filter((each) => each.endsWith('.html')).length;
  await write(
    'out',
    values.json
      ? `${JSON.stringify({ format, folder, tournament: archived.tournament, pages, bytes: written.size })}\n`
      : `${texts.office.published(folder, pages, Math.ceil(written.size / 1024))}\n`,
  );
  return 0;
};
