// Lines beside the play through the screen: sanctions, breaks, what was said.
import type { Command } from '@omerta/rules/game/command.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Sanction } from '@omerta/rules/rulebooks/violation.ts';
import type { Referee } from './hand.ts';

export const givenBeside = async ({ page, hand }: Referee, command: Command): Promise<void> => {
  const sheet = page.getByRole('dialog');
  const give = async (sanction: Sanction, seat: Seat): Promise<void> => {
    if ((await sheet.count()) === 0) await hand.sheet(seat);
    await hand.press(sheet.locator(`[data-sanction="${sanction}"]`));
    await hand.press(sheet.locator('[data-go="plain"]'));
    // What takes a player out is asked for before it acts.
    const asked = sheet.locator('[data-go="give"]');
    if ((await asked.count()) > 0) await hand.press(asked);
  };
  const claim = async (seat: Seat, words: readonly string[]): Promise<void> => {
    await hand.sheet(seat);
    await hand.press(sheet.locator('.claims summary'));
    for (const word of words) await hand.press(sheet.locator(`[data-claim="${word}"]`));
  };
  /** Opens an item of the menu, fills it in and writes it down. */
  const fromMenu = async (item: string, fill: () => Promise<void>): Promise<void> => {
    await hand.press(page.locator('[data-tool="menu"]'));
    await hand.press(sheet.locator(`[data-do="${item}"]`));
    await fill();
    await hand.press(sheet.locator('[data-do="write"]'));
  };
  switch (command.type) {
    case 'foul':
      await hand.foul();
      await hand.seat(command.seat);
      return (await page.locator(`[data-sheet="${command.seat}"]`).count()) > 0
        ? give('foul', command.seat)
        : undefined;
    case 'warn':
      return give('warning', command.seat);
    case 'yellow':
    case 'purple':
    case 'forfeit':
      return give(command.type, command.seat);
    case 'remove':
      return give('removal', command.seat);
    case 'claim': {
      const words = command.check ? [String(command.check.target), command.check.team] : ['sheriff'];
      return claim(command.seat, words);
    }
    case 'retract':
      return claim(command.seat, ['retract']);
    case 'break':
      await hand.press(page.locator('[data-tool="menu"]'));
      return hand.press(sheet.locator('[data-do="break"]'));
    case 'resume':
      return hand.next();
    case 'note':
    case 'annul':
      return fromMenu(command.type, () => sheet.locator('textarea').fill(command.note ?? ''));
    case 'split':
      return fromMenu('split', async () => {
        for (const seat of command.seats) await hand.press(sheet.locator(`[data-split="${seat}"]`));
      });
    case 'ruling': {
      const { decision, note } = command;
      if (!decision) return fromMenu('ruling', () => sheet.locator('textarea').fill(note ?? ''));
      await hand.press(page.locator('[data-tool="menu"]'));
      await hand.press(sheet.locator('[data-do="ruling"]'));
      return hand.press(
        sheet.locator(
          `[data-ruling="${'day' in decision ? `${decision.kind} ${decision.day}` : decision.kind}"]`,
        ),
      );
    }
    default:
      throw new Error(`no gesture for ${command.type} yet`);
  }
};
