// Which tests a path means.
import { describe, expect, it } from 'vitest';
import { excluded, testFilesAt } from './test-files.ts';

const all = excluded(true, []);

describe('the tests at a path', () => {
  it('are the file itself, or those of the folder and of no other whose name begins alike', () => {
    expect(testFilesAt(['scripts/test-files.test.ts'], all)).toEqual(['scripts/test-files.test.ts']);
    expect(testFilesAt([`${import.meta.dirname}/test-files.test.ts`], all)).toEqual([
      'scripts/test-files.test.ts',
    ]);
    expect(testFilesAt(['scripts/'], all)).toEqual(testFilesAt(['./scripts'], all));
    expect(testFilesAt(['scripts', 'scripts/test-files.test.ts'], all)).toContain('scripts/needs.test.ts');
    expect(testFilesAt(['packages/store/kill/kill'], all)).toHaveProperty('sentence');
  });

  it('are named once, however often they are asked for', () => {
    const found = testFilesAt(['scripts', 'scripts/test-files.test.ts'], all);
    expect(found).toEqual(testFilesAt(['scripts'], all));
  });

  it('are not those left out', () => {
    expect(testFilesAt(['packages/store/kill'], excluded(true, ['postgres']))).toEqual([
      'packages/store/kill/kill.test.ts',
    ]);
    expect(
      testFilesAt(['packages/store/kill/kill.postgres.test.ts'], excluded(true, ['postgres'])),
    ).toHaveProperty('sentence');
    for (const need of ['coturn', 'browser'])
      expect(
        testFilesAt(['apps/web/e2e/relay.coturn.browser.test.ts'], excluded(true, [need])),
      ).toHaveProperty('sentence');
  });

  it('are not those of the long run alone', () => {
    expect(testFilesAt(['apps/web/e2e/rehearsal.soak.postgres.browser.test.ts'], all)).toHaveProperty(
      'sentence',
    );
  });

  it('that has none is told by name', () => {
    expect(testFilesAt(['scripts', 'scripts/test.ts', 'nowhere'], all)).toEqual({
      code: 'usage',
      sentence: expect.stringContaining('scripts/test.ts, nowhere'),
    });
  });
});
