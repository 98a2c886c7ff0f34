// What is said to whoever lacks a PostgreSQL, a browser, coturn, curl, poppler or LibreOffice, or does without.
import { describe, expect, it } from 'vitest';
import { installAdvice, leftOut, needsOf, readWithout } from './needs.ts';

describe('the needs of the tests', () => {
  it('may be left out by name', () => {
    expect(readWithout([])).toEqual([]);
    expect(readWithout(['--without', 'browser'])).toEqual(['browser']);
    expect(readWithout(['--without', 'postgres,browser'])).toEqual(['postgres', 'browser']);
    expect(readWithout(['--without'])).toHaveProperty('sentence');
    expect(readWithout(['--without', 'postgres,sqlite'])).toEqual({
      code: 'usage',
      sentence: expect.stringContaining('not sqlite'),
    });
  });

  it('are those of the test files that run', () => {
    expect(needsOf(['a/b.test.ts', 'a/postgres.test.ts'])).toEqual([]);
    expect(needsOf(['a/b.curl.test.ts', 'a/c.browser.test.ts'])).toEqual(['browser', 'curl']);
    expect(needsOf(['a/c.postgres.browser.test.ts'])).toEqual(['postgres', 'browser']);
    expect(needsOf(['a/c.coturn.browser.test.ts'])).toEqual(['browser', 'coturn']);
    expect(needsOf(['a/c.poppler.test.ts', 'a/c.libreoffice.test.ts'])).toEqual(['poppler', 'libreoffice']);
    expect(needsOf(['a/c.firefox.test.ts', 'a/c.webkit.test.ts'])).toEqual(['webkit', 'firefox']);
  });

  it('are named among the last lines when left out', () => {
    expect(leftOut([])).toBe('');
    expect(leftOut(['postgres', 'browser']).split('\n')).toHaveLength(3);
  });

  it('come with the one command that installs them', () => {
    expect(installAdvice(['postgres', 'browser'], (program) => program === 'apt-get')).toContain(
      'sudo apt-get install -y postgresql chromium-headless-shell\n',
    );
    expect(installAdvice(['libreoffice'], (program) => program === 'apt-get')).toContain(
      'libreoffice-calc-nogui\n',
    );
    expect(installAdvice(['webkit', 'firefox'], (program) => program === 'apt-get')).toContain(
      'sudo apt-get install -y webkit2gtk-driver xvfb firefox-esr\n',
    );
    expect(installAdvice(['curl'], (program) => program === 'apk')).toContain('sudo apk add curl\n');
    expect(installAdvice(['browser'], (program) => program === 'brew')).toContain('brew install chromium\n');
    expect(installAdvice(['coturn'], (program) => program === 'pacman')).toContain('--noconfirm coturn\n');
    expect(installAdvice(['postgres'], () => false)).toContain('--without postgres');
  });
});
