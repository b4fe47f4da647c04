import { phone as en } from '#copy/en/phone.ts';
import { phone as es } from '#copy/es/phone.ts';
import { toast } from '#web/ui/toast.ts';

/** Copies a phone number on devices that cannot call, and shows a toast. */
export async function copyPhone(phone: string): Promise<void> {
  const words = document.documentElement.lang === 'es' ? es : en;
  const said = (await writeToClipboard(phone))
    ? { title: words.copied }
    : { title: words.failed, description: words.call(phone), destructive: true };
  toast({ ...said, duration: 3000 });
}

/** Returns false without a clipboard, as over plain http. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
