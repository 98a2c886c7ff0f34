// Sound in a browser that opens it only within a touch, as Safari does.
import { expect, it, vi } from 'vitest';
import { keepAudioAwake } from './audio.ts';

let inTouch = false;
const opened: Strict[] = [];

class Strict {
  state: 'suspended' | 'running' | 'interrupted' = 'suspended';
  constructor() {
    opened.push(this);
  }
  async resume(): Promise<void> {
    if (inTouch) this.state = 'running';
  }
}

vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('document', { hidden: true });
vi.stubGlobal('AudioContext', Strict);

const touch = (): void => {
  inTouch = true;
  window.dispatchEvent(new Event('click'));
  inTouch = false;
};
const states = () => opened.map(({ state }) => state);

it('it is made before any touch, the first touch opens it, and after a call the next one does', async () => {
  const sleep = keepAudioAwake();
  await vi.waitFor(() => expect(states()).toEqual(['suspended']));
  touch();
  expect(states()).toEqual(['running']);
  for (const each of opened) each.state = 'interrupted';
  touch();
  expect(states()).toEqual(['running']);
  for (const each of opened) each.state = 'interrupted';
  sleep();
  touch();
  expect(states()).toEqual(['interrupted']);
});
