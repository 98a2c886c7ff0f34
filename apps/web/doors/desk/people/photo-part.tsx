// A person's photo: chosen, made small before it is sent, shown, removed.
import { useId, useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { rosterQuestions } from '../../../desk/roster/roster-questions.ts';
import type { RosterRow } from '../../../desk/roster/roster-rows.ts';
import { Refused } from '../../../people/fields.tsx';
import { useSending } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Photo } from './photo.tsx';

/** Pixels along its longer side: enough for a hall's screen. */
const largest = 640;

/** Drawn anew: small, and without what a phone writes into a picture beside it. Null where it is no picture. */
const smallPicture = async (file: Blob): Promise<Blob | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, largest / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
};

type Props = { readonly row: RosterRow; readonly onChanged: () => void };

export const PhotoPart = ({ row: { person, nickname, hasPhoto }, onChanged }: Props) => {
  const { t } = useTranslation('roster');
  const [changed, setChanged] = useState(0);
  const { sending, refused, setRefused, send } = useSending();
  const id = useId();
  const done = (answer: object | null): void => {
    if (answer === null) return;
    setChanged((now) => now + 1);
    onChanged();
  };
  const choose = async (file: Blob | undefined): Promise<void> => {
    if (!file) return;
    const small = await smallPicture(file);
    if (!small) return setRefused(t('person.noPicture'));
    done(await send(() => rosterQuestions.setPhoto(person, small)));
  };
  return (
    <div className="roster-part roster-portrait">
      {hasPhoto && <Photo person={person} label={t('person.photoOf', { nickname })} changed={changed} />}
      <div className="field">
        <label htmlFor={id}>{t('person.choosePhoto')}</label>
        <input
          id={id}
          className="input"
          type="file"
          name="photo"
          accept="image/*"
          disabled={sending}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      <Refused sentence={refused} />
      {hasPhoto && (
        <Confirm
          title={t('person.removePhoto')}
          name="remove-photo"
          isDisabled={sending}
          onConfirm={() => void send(() => rosterQuestions.removePhoto(person)).then(done)}
        >
          <p>{t('person.removing')}</p>
        </Confirm>
      )}
    </div>
  );
};
