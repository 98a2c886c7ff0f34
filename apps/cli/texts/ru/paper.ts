// Что командная строка говорит по-русски о бумагах и выгрузках.
import type { PaperWords } from '../paper.ts';

export const paper: PaperWords = {
  usage: {
    protocol: 'назовите игру и файл: omerta protocol ФАЙЛ.mgn -o ФАЙЛ.pdf.',
    pack: 'назовите архив и файл: omerta print-pack АРХИВ -o ФАЙЛ.pdf.',
    export: 'назовите архив, вид и файл: omerta export АРХИВ --as ВИД -o ФАЙЛ.',
    what: (found, parts) =>
      `--what принимает ${parts.join(', ')} или несколько через запятую, но не «${found}».`,
    as: (found, forms) => `--as принимает ${forms.join(', ')}, но не «${found}».`,
    server: (found) => `--server принимает адрес вида https://hall.example, но не «${found}».`,
  },
  printed: (file, kilobytes) => `${file}: ${kilobytes} кБ.`,
  nothing: (parts) => `печатать пока нечего: ${parts.join(', ')}.`,
  reading: 'чтение архива',
  layingOut: 'вёрстка',
  printing: 'печать',
};
