// How a file leaves the device: by the sheet of a device that is touched, else into its downloads, whole.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveBlob } from './save-file.ts';

const link = { href: '', download: '', click: vi.fn() };
const share = vi.fn<(data: { readonly files: readonly File[] }) => Promise<void>>();
const revoke = vi.spyOn(URL, 'revokeObjectURL');

const onDevice = ({
  isTouched,
  canShare,
}: {
  readonly isTouched: boolean;
  readonly canShare: boolean;
}): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
  vi.stubGlobal('navigator', { canShare: () => canShare, share });
};
const save = () => saveBlob('game.mgn', new Blob(['night 1'], { type: 'text/plain' }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('document', { createElement: () => link });
  share.mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a download is read after the press: its address holds until then, and is given back', async () => {
  onDevice({ isTouched: false, canShare: true });
  await save();
  expect([link.download, link.click.mock.calls.length, share.mock.calls.length]).toEqual(['game.mgn', 1, 0]);
  vi.advanceTimersByTime(5_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith(link.href);
});

it('a device that is touched offers its own sheet, with the name and the text', async () => {
  onDevice({ isTouched: true, canShare: true });
  await save();
  const [file] = share.mock.lastCall?.[0].files ?? [];
  expect([file?.name, await file?.text(), link.click.mock.calls.length]).toEqual(['game.mgn', 'night 1', 0]);
});

it.each([
  ['AbortError', 0],
  ['NotAllowedError', 1],
  ['DataError', 1],
] as const)(
  'after %s it is saved %i times: a sheet that was closed was not wanted, one that did not come was',
  async (why, times) => {
    onDevice({ isTouched: true, canShare: true });
    share.mockRejectedValue(new DOMException('', why));
    await save();
    expect(link.click).toHaveBeenCalledTimes(times);
  },
);

it('what no sheet takes goes into the downloads', async () => {
  onDevice({ isTouched: true, canShare: false });
  await save();
  expect([link.click.mock.calls.length, share.mock.calls.length]).toEqual([1, 0]);
});
