// The sheet as a picture, drawn line by line on a canvas: nothing of the page's own look is needed to read it.
import type { Lang } from '@omerta/base/lang.ts';
import { type Protocol, type ProtocolRow, showPoints } from '@omerta/documents/protocol/protocol.ts';
import type { Signature } from '@omerta/stream/signing.ts';
import type { TFunction } from 'i18next';
import { refereeOf } from '../../sheet/share-text.ts';

type T = TFunction<['result', 'table']>;

const width = 1080;
const edge = 64;
const rowHeight = 72;
const top = 230;
const paper = '#f6f4ef';
const ink = '#17171b';
const muted = '#6a665e';
const line = '#dedacf';
const red = '#b92d18';
const felt = '#0f5b46';

type Place = readonly [x: number, y: number];

type Letters = {
  readonly size: number;
  readonly colour?: string;
  readonly weight?: number;
  readonly right?: boolean;
  readonly most?: number;
};

type Pen = {
  readonly text: (text: string, at: Place, letters: Letters) => void;
  readonly rule: (y: number) => void;
  readonly disc: (at: Place, radius: number, fill: string) => void;
  /** A drawn path, such as a signature. */
  readonly stroke: (path: string, at: Place) => void;
};

const penOn = (canvas: CanvasRenderingContext2D): Pen => {
  const font = getComputedStyle(document.documentElement).getPropertyValue('--font') || 'sans-serif';
  return {
    text: (text, [x, y], { size, colour = ink, weight = 400, right = false, most }) => {
      canvas.font = `${weight} ${size}px ${font}`;
      canvas.fillStyle = colour;
      canvas.textAlign = right ? 'right' : 'left';
      canvas.fillText(text, x, y, most);
    },
    rule: (y) => {
      canvas.fillStyle = line;
      canvas.fillRect(edge, y, width - 2 * edge, 2);
    },
    disc: ([x, y], radius, fill) => {
      canvas.fillStyle = fill;
      canvas.beginPath();
      canvas.arc(x, y, radius, 0, 2 * Math.PI);
      canvas.fill();
    },
    stroke: (path, [x, y]) => {
      canvas.save();
      canvas.translate(x, y);
      canvas.scale(1.1, 1.1);
      canvas.strokeStyle = ink;
      canvas.lineWidth = 2.5;
      canvas.lineCap = 'round';
      canvas.lineJoin = 'round';
      canvas.stroke(new Path2D(path));
      canvas.restore();
    },
  };
};

const discColours: Readonly<Record<ProtocolRow['role'], string>> = {
  red,
  sheriff: felt,
  black: ink,
  don: ink,
};

/** In whose words the sheet is drawn. */
type Words = { readonly t: T; readonly lang: Lang };

const drawRow = (
  pen: Pen,
  { seat, name, role, additional, total }: ProtocolRow,
  y: number,
  { t, lang }: Words,
): void => {
  pen.disc([edge + 24, y - 10], 24, discColours[role]);
  pen.text(String(seat), [edge + 24 - (seat === 10 ? 15 : 8), y], {
    size: 26,
    colour: '#ffffff',
    weight: 650,
  });
  pen.text(name, [edge + 72, y], { size: 32, weight: 600, most: 420 });
  pen.text(t(`table:role.${role}`), [600, y], { size: 26, colour: muted, most: 150 });
  pen.text(showPoints(additional, lang), [870, y], {
    size: 28,
    colour: additional.startsWith('-') ? red : muted,
    right: true,
  });
  pen.text(showPoints(total, lang), [width - edge, y], { size: 36, weight: 650, right: true });
  pen.rule(y + 24);
};

type Signed = { readonly protocol: Protocol; readonly signature: Signature | null };

const drawFoot = (pen: Pen, { protocol, signature }: Signed, y: number, t: T): void => {
  const { bestMove } = protocol;
  const best =
    bestMove && bestMove.seats.length > 0
      ? t('result:protocol.bestMoveOf', { seat: bestMove.by, seats: bestMove.seats.join(', ') })
      : '—';
  pen.text(`${t('result:protocol.bestMove')}  ${best}`, [edge, y], { size: 28 });
  const referee = refereeOf(protocol, signature);
  if (referee) pen.text(`${t('result:share.referee')}: ${referee}`, [edge, y + 48], { size: 28, most: 560 });
  pen.text('Omerta', [edge, y + 110], { size: 24, colour: felt, weight: 650 });
  if (signature?.ink) pen.stroke(signature.ink, [width - edge - 330, y - 24]);
};

export const drawSheet = async (
  protocol: Protocol,
  signature: Signature | null,
  t: T,
  lang: Lang,
): Promise<Blob | null> => {
  const element = document.createElement('canvas');
  element.width = width;
  element.height = top + protocol.rows.length * rowHeight + 230;
  const canvas = element.getContext('2d');
  if (!canvas) return null;
  await document.fonts.ready;
  const pen = penOn(canvas);
  canvas.fillStyle = paper;
  canvas.fillRect(0, 0, element.width, element.height);
  const { head, winner, by } = protocol;
  const place = [
    head.event,
    head.stage,
    head.game && `${t('result:protocol.field.game')} ${head.game}`,
    head.date,
  ]
    .filter(Boolean)
    .join(' · ');
  pen.text(t(`result:won.${winner}`), [edge, 110], {
    size: 60,
    weight: 700,
    colour: winner === 'red' ? red : ink,
  });
  pen.text([t(`result:by.${by}`), place].filter(Boolean).join(' · '), [edge, 158], {
    size: 28,
    colour: muted,
    most: width - 2 * edge,
  });
  pen.rule(190);
  for (const [i, row] of protocol.rows.entries()) drawRow(pen, row, top + 20 + i * rowHeight, { t, lang });
  drawFoot(pen, { protocol, signature }, top + protocol.rows.length * rowHeight + 50, t);
  return new Promise((done) => element.toBlob(done, 'image/png'));
};
