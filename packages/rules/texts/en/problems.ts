// What is wrong with a text that cannot be read, in English.
import { isExample, orElse, type ProblemTexts } from '../../messages/problem-texts.ts';

export const problems: ProblemTexts = {
  lineEnd: 'the end',
  say: {
    'file-empty': () => 'The file is empty: it must hold the tags and lines of a game.',
    'file-binary': () => 'The file is not text: give a game in the notation.',
    'file-not-utf8': () => 'The file is not in UTF-8: save it again in that encoding.',
    'file-too-large': () => 'The file is too large for one game: 4 MB is the most.',
    character: (found, wanted) =>
      `${found} does not belong here: ${orElse(wanted, 'write ', 'take it out')}.`,
    'quote-open': (found) => `The quote ${found} is not closed: put a double quote at its end.`,
    'bracket-open': (found, wanted) =>
      `The bracket in ${found} is not closed: put ${wanted === ']' ? ']' : ')'} at its end.`,
    'tag-after-action': () => 'A tag stands after the first action: move all tags to the top.',
    'tag-twice': (found) => `The tag ${found} is given twice: leave one.`,
    'tag-wrong': (found, wanted) =>
      `The tag cannot be read at ${found}: ${isExample(wanted) ? `write it like ${wanted}` : 'one tag stands in square brackets'}.`,
    'date-wrong': (found, wanted) => `There is no such date as ${found}: write it like ${wanted}.`,
    'rulebook-missing': (_, wanted) =>
      `The rulebook is not named: begin with the tag [rulebook ...] and one of ${wanted}.`,
    'rulebook-unknown': (found, wanted) => `There is no rulebook ${found}: choose one of ${wanted}.`,
    'switch-unknown': (found, wanted) =>
      `This rulebook has no switch ${found}: ${orElse(wanted, 'it has ', 'take it out')}.`,
    'switch-value': (found, wanted) =>
      `The switch ${found} does not take this value: choose one of ${wanted}.`,
    'seat-missing': (found) => `Seat ${found} is missing: add its tag, all ten are needed.`,
    'seat-range': (found, wanted) => `A seat is expected, not ${found}: write a number of ${wanted}.`,
    'role-unknown': (found, wanted) => `There is no role ${found}: choose one of ${wanted}.`,
    'roles-wrong': () =>
      'The cards do not make a deck: six red, one sheriff, two black and one don are needed.',
    'word-unknown': (found, wanted) =>
      `No line begins with ${found}: use one of ${wanted.replaceAll(' ', ', ')}.`,
    expected: (found, wanted) => `${wanted} is expected here, not ${found}: correct the line.`,
    'left-over': (found) => `The line should end before ${found}: take the rest out.`,
  },
};
