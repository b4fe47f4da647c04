import { Mail } from 'lucide-react';
import { payment as en } from '#copy/en/payment.ts';
import { payment as es } from '#copy/es/payment.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { PhoneLink } from './phone-link.tsx';

const copies = { en, es };

type Props = Pick<ViewProps, 'site' | 'lang'> & {
  /** Calling is the main action, which prevents a second payment. */
  isMain?: boolean;
};

/** A person to ask: by phone and by e-mail. */
export function PaymentSupport({ site: { brand, hours }, lang, isMain = false }: Props) {
  const copy = copies[lang];
  return (
    <div className="pay-help">
      <h2>{copy.help}</h2>
      <p>{copy.helpText(hours[lang])}</p>
      <p className="pay-actions">
        <PhoneLink phone={brand.phones.main} className={isMain ? 'button' : 'button button-outline'} />
        <a className="button button-outline" href={`mailto:${brand.emails.contact}`}>
          <Mail size={20} strokeWidth={1.75} aria-hidden /> {copy.write}
        </a>
      </p>
    </div>
  );
}
