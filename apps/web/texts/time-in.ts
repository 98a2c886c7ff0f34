// The hour and minute where the device is, as a language writes them.
export const timeIn = (lang: string, at: number): string =>
  new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
