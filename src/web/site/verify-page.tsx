import { verify as en } from '#copy/en/verify.ts';
import { verify as es } from '#copy/es/verify.ts';
import { VerifyCopyEn } from '#web/islands/verify-copy-en.tsx';
import { VerifyCopyEs } from '#web/islands/verify-copy-es.tsx';
import { Island } from '#web/shell/island.tsx';
import type { ViewProps } from '#web/shell/site.ts';
import { PhoneLink } from './phone-link.tsx';

const copies = { en, es };

export function VerifyPage({ site: { brand }, lang }: ViewProps) {
  const copy = copies[lang];
  const props = { brand: { company: brand.company, timeZone: brand.timeZone, phone: brand.phones.main } };
  return (
    <div className="verify">
      <h1>{copy.heading}</h1>
      <p className="verify-lead">{copy.lead(brand.company)}</p>
      <noscript>
        <p className="verify-panel">
          <strong>{copy.noScript.title}</strong> {copy.noScript.text} <PhoneLink phone={brand.phones.main} />
        </p>
      </noscript>
      {lang === 'en' ? (
        <Island name="verify-copy-en" of={VerifyCopyEn} when="load" props={props} />
      ) : (
        <Island name="verify-copy-es" of={VerifyCopyEs} when="load" props={props} />
      )}
    </div>
  );
}
