// The page on which a phone learns to trust the hall, in English.
import type { TrustTexts } from '../trust.ts';

export const trust: TrustTexts = {
  language: 'English',
  title: 'Teach this phone to trust the hall',
  why: 'This page asks for HTTPS: it may hold cards or your sign-in. Cards must not cross the air in the clear. Once, in about a minute, this phone learns the certificate of the laptop in this hall; then everything is encrypted, works without a network and keeps the screen on.',
  watch: 'Only watching? Rounds, tables and standings need none of this.',
  download: 'Download the certificate',
  iphone: 'iPhone and iPad',
  android: 'Android',
  otherPhone: 'Another phone',
  iphoneSteps: (name) => [
    {
      words: 'In Safari press the green button above and allow the download.',
      picture: {
        heading: 'Safari',
        rows: ['This website is trying to download a configuration profile.', 'Allow'],
        press: 1,
        as: 'button',
      },
    },
    {
      words:
        'Open Settings: at the top stands “Profile Downloaded”. Press it, then “Install”, and enter the code of the phone.',
      picture: {
        heading: 'Settings',
        rows: ['Profile Downloaded', 'Wi-Fi', 'Bluetooth', 'General'],
        press: 0,
        as: 'row',
      },
    },
    {
      words:
        'Settings, General, About, at the very bottom “Certificate Trust Settings”: switch this name on.',
      picture: {
        heading: 'Certificate Trust Settings',
        rows: ['Enable full trust for root certificates', name],
        press: 1,
        as: 'switch',
      },
    },
  ],
  androidSteps: (name) => [
    {
      words: 'Press the green button above and keep the file.',
      picture: { heading: 'Chrome', rows: ['omerta-hall.crt', 'Download'], press: 1, as: 'button' },
    },
    {
      words:
        'Open Settings and search for “CA certificate” (it stands under Security, Encryption and credentials, Install a certificate). Press it, then “Install anyway”.',
      picture: {
        heading: 'Install a certificate',
        rows: ['CA certificate', 'VPN and app user certificate', 'Wi-Fi certificate'],
        press: 0,
        as: 'row',
      },
    },
    {
      words: `Choose the downloaded file. It is installed as “${name}”.`,
      picture: { heading: 'Downloads', rows: ['omerta-hall.crt', 'photo.jpg'], press: 0, as: 'row' },
    },
  ],
  open: 'Open Omerta',
  ready: 'This phone trusts the hall.',
  notYet: 'This page notices by itself when the phone trusts the hall.',
  limits:
    'The certificate can vouch for nothing but addresses of local networks, such as this one: no bank and no mail.',
  fingerprint: 'Its fingerprint, which the laptop also shows:',
  afterwards:
    'After the tournament you may remove it where you installed it (iPhone: General, VPN & Device Management; Android: User credentials).',
};
