// Сигналы и музыка по-русски.
import type { Texts } from '../en/shape.ts';

export const sound: Texts['sound'] = {
  title: 'Звук',
  signals: 'Сигнал за десять секунд и в конце',
  vibration: 'Вибрация',
  try: 'Проверить',
  music: 'Музыка ночи',
  byItself: 'Ночью играет сама, утром затихает',
  piece: 'Своя пьеса Omerta',
  volume: 'Громкость',
  listen: 'Послушать',
  stop: 'Стоп',
  add: 'Добавить свои файлы',
  addHint: 'Они остаются на этом устройстве.',
  remove: 'Убрать {{name}}',
  notAdded: 'Файл не сохранён: у браузера нет места.',
  sounding: {
    off: 'выкл.',
    loading: 'сейчас',
    waiting: 'коснитесь',
    playing: 'играет',
    fading: 'затихает',
    failed: 'не играет',
  },
};
