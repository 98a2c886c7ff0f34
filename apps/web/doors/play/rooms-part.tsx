// With people: the rooms of the server that served this page.
export const RoomsPart = () => null;
