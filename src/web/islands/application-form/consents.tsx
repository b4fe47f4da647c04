import { PenLine, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { consent as consentCopy } from '#copy/en/consent.ts';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { useFormPart, useFormState } from './form-state.ts';
import { useWords } from './words.ts';

type Agreed = keyof typeof consentCopy.agreed;
const icons: Record<Agreed, ReactNode> = {
  electronicSigning: <PenLine size={20} strokeWidth={1.75} aria-hidden />,
  creditAuthorisation: <UserRoundCheck size={20} strokeWidth={1.75} aria-hidden />,
};

/** The texts that the signature agrees to, in the order in which they are hashed, and the one box, which nothing depends on. */
export function Consents() {
  const { consent, copy, brand } = useWords();
  const form = useFormState();
  const agreed = useFormPart((state) => state.values.contactConsent);
  const contact = paragraphs(consent.contact.text(brand));
  return (
    <div className="consents">
      <p className="consents-lead">{consent.signing}</p>
      {(Object.keys(consent.agreed) as Agreed[]).map((name) => (
        <ConsentText
          key={name}
          icon={icons[name]}
          title={consent.agreed[name].title}
          text={consent.agreed[name].text(brand)}
        />
      ))}
      <div className="consents-contact">
        <CheckboxField
          id="contactConsent"
          box={{
            name: 'contactConsent',
            checked: agreed,
            onChange: (event) => form.set({ contactConsent: event.target.checked }),
          }}
        >
          {contact.first} <span className="field-optional">{copy.contactOptional}</span>
        </CheckboxField>
        <FullText of={consent.contact.title} rest={contact.rest} />
      </div>
    </div>
  );
}

function ConsentText({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  const { first, rest } = paragraphs(text);
  return (
    <section className="consent">
      {icon}
      <div>
        <h3>{title}</h3>
        <p>{first}</p>
        <FullText of={title} rest={rest} />
      </div>
    </section>
  );
}

function FullText({ of, rest }: { of: string; rest: readonly string[] }) {
  const { copy } = useWords();
  if (rest.length === 0) return null;
  return (
    <details className="consent-text">
      <summary>
        {copy.readFullText}
        <span className="sr-only">: {of}</span>
      </summary>
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}

function paragraphs(text: string): { first: string; rest: readonly string[] } {
  const [first = '', ...rest] = text.split('\n\n');
  return { first, rest };
}
