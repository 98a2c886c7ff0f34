// Quiet sentences about the line just recorded: nothing waits for them.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { useLang } from '../device/settings.ts';
import { lineNotes } from '../play/line-notes.ts';
import { useTable } from './use-table.ts';

export const LineNotes = ({ command }: { readonly command: LineCommand }) => {
  const lang = useLang();
  const { rulebook } = useTable().course;
  return lineNotes(rulebook, command, lang).map(({ kind, text }) => (
    <p key={kind} className="quiet" data-note={kind}>
      {text}
    </p>
  ));
};
