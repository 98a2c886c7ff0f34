// The day beside the ring, in English.
export const day = {
  title: 'What the table saw today',
  nominated: 'Nominated',
  nobody: 'Nobody yet',
  by: 'by {{seat}}',
  course: 'The course of the day',
  votes: {
    first: 'Vote',
    again_one: 'Re-vote',
    again_other: 'Re-vote {{round}}',
    lift: 'Lift',
    inFavour: 'in favour: {{votes}} of {{table}}',
  },
} as const;
