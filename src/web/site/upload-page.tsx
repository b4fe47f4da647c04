import { Lock } from 'lucide-react';
import { uploadPage as en } from '#copy/en/upload-page.ts';
import { uploadPage as es } from '#copy/es/upload-page.ts';
import { UploadEn } from '#web/islands/upload-en.tsx';
import { UploadEs } from '#web/islands/upload-es.tsx';
import { Island } from '#web/shell/island.tsx';
import type { ViewProps } from '#web/shell/site.ts';
import { PhoneLink } from './phone-link.tsx';

const copies = { en, es };

export function UploadPage({ site: { brand, hours }, lang }: ViewProps) {
  const copy = copies[lang];
  const props = { brand: { company: brand.company, phone: brand.phones.main } };
  return (
    <div className="upload">
      <noscript>
        <p className="upload-plate">
          <strong>{copy.noScript.title}</strong> {copy.noScript.text} <PhoneLink phone={brand.phones.main} />
        </p>
      </noscript>
      {lang === 'en' ? (
        <Island name="upload-en" of={UploadEn} when="load" props={props} />
      ) : (
        <Island name="upload-es" of={UploadEs} when="load" props={props} />
      )}
      <p className="upload-foot">
        <Lock size={16} strokeWidth={1.75} aria-hidden />
        <span>
          {copy.footer(brand.company)} {copy.questions} <PhoneLink phone={brand.phones.main} />, {hours[lang]}
        </span>
      </p>
    </div>
  );
}
