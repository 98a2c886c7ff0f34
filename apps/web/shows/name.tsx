// A nickname on a wall: a long one is written smaller, in two lines where it must, so that it is read whole.

export const Name = ({ name }: { readonly name: string }) => (
  <span
    className="show-name"
    data-long={name.length > 13 || undefined}
    data-longer={name.length > 24 || undefined}
  >
    {name}
  </span>
);
