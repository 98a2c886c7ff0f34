// The day beside the ring, in English.
export const day = {
  title: 'What the table saw today',
  nominated: 'Nominated',
  nobody: 'Nobody yet',
  by: 'by {{seat}}',
  course: 'The course of the day',
} as const;
