// A certificate is made anew when the machine's addresses change or its time runs out: then it is put in force and told.
import type { Server as SecureServer } from 'node:https';
import type { Certificates } from './certificates.ts';

type Kept = {
  readonly certificates: Certificates;
  readonly server: SecureServer;
  readonly announce: () => void;
};

/** Puts a new certificate in force where there is one, and tells the addresses again. */
export const keepCertificate = async ({ certificates, server, announce }: Kept): Promise<void> => {
  const renewed = await certificates.renewed();
  if (renewed === null) return;
  server.setSecureContext(renewed);
  announce();
};
