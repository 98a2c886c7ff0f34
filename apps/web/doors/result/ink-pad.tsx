// A field to sign in with a finger, a pen or a mouse: the strokes are kept as one path.
import { type PointerEvent, useRef } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';

export const inkBox = { width: 300, height: 100 } as const;

type Props = { readonly ink: string; readonly onInk: (ink: string) => void };

export const InkPad = ({ ink, onInk }: Props) => {
  const { t } = useTranslation('result');
  const drawn = useRef(ink);
  const place = (event: PointerEvent<SVGSVGElement>): string => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - box.left) / box.width) * inkBox.width);
    const y = Math.round(((event.clientY - box.top) / box.height) * inkBox.height);
    return `${x} ${y}`;
  };
  const add = (part: string): void => {
    drawn.current += part;
    onInk(drawn.current);
  };
  return (
    <div className="ink-pad">
      <svg
        viewBox={`0 0 ${inkBox.width} ${inkBox.height}`}
        role="img"
        aria-label={t('sign.draw')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          add(`M${place(event)}`);
        }}
        onPointerMove={(event) =>
          event.currentTarget.hasPointerCapture(event.pointerId) && add(`L${place(event)}`)
        }
      >
        <path d={ink} />
      </svg>
      <p className="quiet">{t('sign.draw')}</p>
      {ink !== '' && (
        <button
          type="button"
          className="button"
          onClick={() => {
            drawn.current = '';
            onInk('');
          }}
        >
          {t('sign.clear')}
        </button>
      )}
    </div>
  );
};
