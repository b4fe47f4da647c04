import { phone as en } from '#copy/en/phone.ts';
import { phone as es } from '#copy/es/phone.ts';

/** Both languages are a few bytes: the boot script carries them. */
export const phoneWords = { en, es };
