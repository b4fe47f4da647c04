import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type Claim, claimNames, claims, removableClaims } from '#contract/claims.ts';
import type { SettingsSections } from '#contract/settings.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { useSettings } from '#web/client/settings.ts';
import { valueAt } from './form-values.ts';
import { SettingLines, SettingText } from './setting-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { SettingRows } from './setting-rows.tsx';
import { useSectionForm } from './use-section-form.ts';

/** Edits the claims of the pages, each with its proof, and the testimonials. */
export function ClaimFields() {
  const { value } = useSectionForm();
  const emptied = useEmptied();
  const open = claimNames.filter(
    (name) => !valueAt(value, `claims.${name}.on`) && !isLeftOut(value, name) && !emptied(name),
  ).length;
  return (
    <>
      <fieldset className="settings-rows settings-claims">
        <legend>{words.claims.legend}</legend>
        <p className="settings-note">{words.claims.open(open)}</p>
        <ol>
          {claimNames.map((name) => (
            <ClaimRow key={name} name={name} emptied={emptied(name)} />
          ))}
        </ol>
      </fieldset>
      <Testimonials lang="en" />
      <Testimonials lang="es" />
    </>
  );
}

/** Returns a function that is true for a claim that other sections leave empty. */
function useEmptied(): (name: Claim) => boolean {
  const { company, manufacturers } = useSettings().data?.sections ?? {};
  return (name) =>
    (name === 'associations' && company?.value.associations.length === 0) ||
    (name === 'since2015' && company?.value.inBusinessSince === null) ||
    (name === 'manufacturers' && manufacturers?.value.manufacturers.length === 0);
}

const isLeftOut = (value: unknown, name: Claim): boolean => {
  const list = valueAt(value, 'leftOut');
  return Array.isArray(list) && list.includes(name);
};

const isWide = (): boolean => window.matchMedia('(min-width: 768px)').matches;

/** A claim with its evidence. On a phone it opens on demand, or for an error. */
function ClaimRow({ name, emptied }: { name: Claim; emptied: boolean }) {
  const { value, values, errors, change, idOf } = useSectionForm();
  const sentence = useSentence(name);
  const [isOpen, setIsOpen] = useState(isWide);
  const leftOut = isLeftOut(values, name);
  const confirmed = Boolean(valueAt(value, `claims.${name}.on`));
  const state = leftOut || emptied ? 'leftOut' : confirmed ? 'confirmed' : 'sample';
  const isRemovable = removableClaims.some((one) => one === name);
  const hasError = PROOF.some((part) => errors[`claims.${name}.${part}`] !== undefined);
  return (
    <li>
      <details
        className="settings-claim"
        open={isOpen || hasError}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>
          {sentence} <Badge tone={state === 'sample' ? 'warn' : 'ok'}>{words.claims[state]}</Badge>
          <Icon of={ChevronDown} />
        </summary>
        {/* Hidden instead of removed, so that its evidence stays in the form. */}
        <div className="fields" role="group" aria-label={sentence} hidden={leftOut}>
          <Proof at={`claims.${name}`} />
        </div>
        {isRemovable && (
          <CheckboxField
            id={idOf(`leftOut.${name}`)}
            box={{
              name: 'leftOut',
              value: name,
              checked: leftOut,
              onChange: ({ target: { checked } }) =>
                change(
                  'leftOut',
                  claimNames.filter((one) => (one === name ? checked : isLeftOut(values, one))),
                ),
            }}
          >
            {words.claims.leaveOut}
          </CheckboxField>
        )}
        {(name === 'associations' || name === 'manufacturers' || name === 'since2015') && (
          <p className="settings-note">{words.claims.emptyList[name]}</p>
        )}
      </details>
    </li>
  );
}

/** The claim as visitors read it, with the value that another section has. */
function useSentence(name: Claim): string {
  const { company, manufacturers } = useSettings().data?.sections ?? {};
  const own: Sentences = {
    ...(company && namedByCompany(company.value)),
    ...namedMakers(manufacturers?.value.manufacturers ?? []),
  };
  return own[name] ?? claims[name].charAt(0).toUpperCase() + claims[name].slice(1);
}

type Sentences = Partial<Record<Claim, string>>;
type Company = SettingsSections['company']['value'];
const { named } = words.claims;

const namedByCompany = ({ inBusinessSince: year, associations }: Company): Sentences => ({
  ...(year !== null && { since2015: named.since2015(year) }),
  ...(associations.length > 0 && { associations: named.associations(associations) }),
});
const namedMakers = (makers: readonly string[]): Sentences =>
  makers.length > 0 ? { manufacturers: named.manufacturers(makers) } : {};

const PROOF = ['evidence', 'on'] as const;

/** The evidence of a claim and the day on which it was checked: both or neither. */
const Proof = ({ at }: { at: string }) => (
  <>
    <SettingText name={`${at}.evidence`} label={words.rows.evidence} span={4} />
    <SettingText name={`${at}.on`} label={words.rows.on} span={2} input={{ type: 'date' }} />
  </>
);

const SHORT = ['name', 'business', 'equipment'] as const;
const TESTIMONIAL = ['quote', ...SHORT, 'confirmed.evidence', 'confirmed.on'];

const Testimonials = ({ lang }: { lang: 'en' | 'es' }) => (
  <SettingRows
    name={`testimonials.${lang}`}
    texts={words.testimonials[lang]}
    one="Testimonial"
    max={8}
    parts={TESTIMONIAL}
  >
    {(at) => (
      <>
        <SettingLines name={`${at}.quote`} label={words.rows.quote} rows={3} />
        {SHORT.map((part) => (
          <SettingText key={part} name={`${at}.${part}`} label={words.rows[part]} span={2} />
        ))}
        <Proof at={`${at}.confirmed`} />
      </>
    )}
  </SettingRows>
);
