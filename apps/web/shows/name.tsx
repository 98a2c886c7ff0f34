// A nickname on a wall: the longer it is the smaller it is written, so that it is read whole.

export const Name = ({ name }: { readonly name: string }) => (
  <span
    className="show-name"
    data-long={(name.length > 15 && name.length <= 22) || undefined}
    data-longer={name.length > 22 || undefined}
  >
    {name}
  </span>
);
