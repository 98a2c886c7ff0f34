// The day beside the ring, in English.
export const day = {
  title: 'What the table saw today',
  nominated: 'Nominated',
  nobody: 'Nobody yet',
  by: 'by {{seat}}',
  round: { first: 'The vote', again: 'Voted again' },
  cancelled: 'No vote today',
  outcome: { leaves: 'decided', tie: 'a tie', 'lift-passed': 'lifted', 'lift-failed': 'they stay', 'no-lift': 'no lift', void: 'void' },
  course: 'The course of the day',
} as const;
