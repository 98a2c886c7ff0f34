// The button that takes the file of a game's record.
import '../look/file-button.css';

type Props = { readonly label: string; readonly isMain?: boolean; readonly onFile: (file: File) => void };

export const RecordFile = ({ label, isMain = false, onFile }: Props) => (
  <label className={isMain ? 'button main file' : 'button file'}>
    {label}
    <input
      type="file"
      className="hidden-text"
      accept=".mgn,.txt,text/plain"
      onChange={({ target: { files } }) => files?.[0] && onFile(files[0])}
    />
  </label>
);
