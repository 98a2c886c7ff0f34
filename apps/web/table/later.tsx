// Parts of the table that are looked at a moment after a press: the seat, the middle and the button are drawn first, these in the next frame.
import { type ComponentType, createContext, memo, useContext } from 'react';
import { type Table, TableContext } from './use-table.ts';

/** The table as it was a frame ago, while what was pressed is being drawn; a press on a part of it is stale and does nothing. */
export const LaterContext = createContext<Table | null>(null);

/** A part under the table's `LaterContext`: until that changes it is not drawn again. */
export const later = <P extends object>(Part: ComponentType<P>) =>
  memo((props: P) => (
    <TableContext value={useContext(LaterContext)}>
      <Part {...props} />
    </TableContext>
  ));
