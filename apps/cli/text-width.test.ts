import { describe, expect, it } from 'vitest';
import { cut, padded, widthOf, wrap } from './text-width.ts';

describe('the width of text in a terminal', () => {
  it('counts columns, not code units', () => {
    expect(['abc', 'дон', '山', '🎭', 'e\u0301', '№ 3'].map(widthOf)).toEqual([3, 3, 2, 2, 1, 3]);
  });

  it('cuts and pads by columns', () => {
    expect(cut('Foxtrot', 7)).toBe('Foxtrot');
    expect(cut('Foxtrots', 7)).toBe('Foxtro…');
    expect(cut('山山山山', 5)).toBe('山山…');
    expect(padded('山', 4)).toBe('山  ');
  });

  it('wraps at spaces and lets a longer word stand alone', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('incomprehensible it is', 5)).toEqual(['incomprehensible', 'it is']);
  });
});
