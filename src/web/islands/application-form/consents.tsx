import { ChevronDown } from 'lucide-react';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { useFormPart, useFormState } from './form-state.ts';
import { useWords } from './words.ts';

/** The texts that the signature agrees to, in the order of their hash, and the one optional box. */
export function Consents() {
  const { consent, copy } = useWords();
  const form = useFormState();
  const agreed = useFormPart((state) => state.values.contactConsent);
  const contact = paragraphs(consent.contact.text);
  return (
    <div className="consents">
      <p className="consents-lead">{consent.signing}</p>
      {consent.agreed.map(({ title, text }) => {
        const { first, rest } = paragraphs(text);
        return (
          <details key={title} className="consent">
            <summary>
              <h3>{title}</h3>
              <span>{first}</span>
              <Chevron />
            </summary>
            <Paragraphs of={rest} />
          </details>
        );
      })}
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
        <details className="consent consent-contact">
          <summary>
            {consent.contact.title}
            <Chevron />
          </summary>
          <Paragraphs of={contact.rest} />
        </details>
      </div>
    </div>
  );
}

const Chevron = () => <ChevronDown className="consent-chevron" size={20} strokeWidth={1.75} aria-hidden />;

const Paragraphs = ({ of }: { of: readonly string[] }) => (
  <div className="consent-text">
    {of.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

function paragraphs(text: string): { first: string; rest: readonly string[] } {
  const [first = '', ...rest] = text.split('\n\n');
  return { first, rest };
}
