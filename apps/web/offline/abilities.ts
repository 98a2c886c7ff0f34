// What this browser lets the page do here: without HTTPS a phone has no camera, stays not awake, and keeps nothing for a start without a network.

export const canStartOffline = (): boolean => isSecureContext && 'serviceWorker' in navigator;

export const canStayAwake = (): boolean => 'wakeLock' in navigator;

export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Safari on an iPhone or iPad, not yet on the Home Screen: only its own menu installs a page. */
export const isInstalledByHand = (): boolean => Reflect.get(navigator, 'standalone') === false;

export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/** To promise to keep the games when the disk is full. */
export const canPromise = (): boolean => navigator.storage?.persist !== undefined;
