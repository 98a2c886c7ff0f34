// Keys and the mouse over WebDriver, as a hand uses them: pressed, held and let go.
import type { DriverSession, ElementReference } from './session.ts';

const keys: Readonly<Record<string, string>> = { Enter: '\uE007', Control: '\uE009', Escape: '\uE00C' };

/** `Control+V` as WebDriver writes it: what is held comes first. */
const keysOf = (combination: string): readonly string[] =>
  combination.split('+').map((key) => keys[key] ?? key.toLowerCase());

/** For an element, with which everything that is held is let go. */
export const typedOf = (combination: string): string => keysOf(combination).join('');

const act = async (session: DriverSession, source: object): Promise<void> => {
  await session.ask('POST', '/actions', { actions: [source] });
};

export const pressKeys = (session: DriverSession, combination: string): Promise<void> => {
  const values = keysOf(combination);
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  return act(session, { type: 'key', id: 'keyboard', actions });
};

const mouse = (session: DriverSession, action: object): Promise<void> =>
  act(session, { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] });

export const mouseTo = (session: DriverSession, origin: ElementReference): Promise<void> =>
  mouse(session, { type: 'pointerMove', origin, x: 0, y: 0, duration: 0 });
export const mouseDown = (session: DriverSession): Promise<void> =>
  mouse(session, { type: 'pointerDown', button: 0 });
export const mouseUp = (session: DriverSession): Promise<void> =>
  mouse(session, { type: 'pointerUp', button: 0 });
