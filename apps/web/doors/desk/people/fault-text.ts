// A fault of a cell as a sentence.
import { longestNickname } from '@omerta/base/nickname.ts';
import { mostRows, type RosterFault } from '../../../desk/roster/import-fault.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const useFaultText = (): ((fault: RosterFault) => string) => {
  const { t } = useTranslation('roster');
  return ({ code, about, mended }) =>
    t(`import.faults.${code}`, {
      about: about ?? '',
      mended: mended ?? '',
      most: code === 'too-many' ? mostRows : (about ?? longestNickname),
    });
};
