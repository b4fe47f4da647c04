import type { Deal } from '#contract/deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { EmailRow, PhoneRow } from '../applications/contact-rows.tsx';
import { FileRow, FileSection } from '../applications/file-row.tsx';
import { showCalendarDay } from '#web/portal/instants.ts';

const { labels, industries } = dealForm;
const money = (amount: number | null): string | null => (amount === null ? null : showTypedAmount(String(amount)));

type Props = {
  deal: Deal;
  /** Says where masked numbers are shown in full. */
  maskedNote?: string;
};

/** The values that the dealer entered. Fields without a value share one line, and empty sections are left out. */
export function DealSections({ deal: d, maskedNote }: Props) {
  const address = [d.guarantor1Street, d.guarantor1City, `${d.guarantor1State} ${d.guarantor1ZipCode}`.trim()];
  const percent = d.guarantor1OwnershipPercent;
  const sections: [string, [string, string | number | null][]][] = [
    [
      dealPage.sections.equipment,
      [
        [labels.equipmentDescription, d.equipmentDescription],
        [labels.equipmentAmount, money(d.equipmentAmount)],
        [labels.downPayment, money(d.downPayment)],
      ],
    ],
    [
      dealPage.sections.customer,
      [
        [dealForm.name, `${d.borrowerFirstName} ${d.borrowerLastName}`],
        [labels.borrowerCompany, d.borrowerCompany],
        [labels.borrowerEmail, d.borrowerEmail],
        [labels.borrowerPhone, d.borrowerPhone],
        [labels.borrowerIndustry, industries[d.borrowerIndustry] ?? d.borrowerIndustry],
        [labels.borrowerTimeInBusiness, d.borrowerTimeInBusiness],
        [labels.borrowerAnnualRevenue, money(d.borrowerAnnualRevenue)],
        [labels.borrowerCreditScore, d.borrowerCreditScore],
        [labels.companyEin, d.companyEin],
        [labels.companyEstablishedDate, showCalendarDay(d.companyEstablishedDate)],
      ],
    ],
    [
      dealPage.sections.guarantor,
      [
        [dealForm.name, `${d.guarantor1FirstName} ${d.guarantor1LastName}`.trim()],
        [labels.guarantor1Email, d.guarantor1Email],
        [labels.guarantor1Phone, d.guarantor1Phone],
        [labels.guarantor1Ssn, d.guarantor1Ssn],
        [labels.guarantor1Dob, d.guarantor1Dob],
        [dealForm.address, address.filter((part) => part !== '').join(', ')],
        [labels.guarantor1AnnualIncome, money(d.guarantor1AnnualIncome)],
        [labels.guarantor1OwnershipPercent, percent],
        [labels.guarantor1IsGuarantor, d.guarantor1IsGuarantor === 'true' ? dealPage.yes : dealPage.no],
      ],
    ],
    [dealPage.sections.notes, [[labels.dealerNotes, d.dealerNotes]]],
  ];
  const isGiven = ([, value]: (typeof sections)[number][1][number]): boolean => value !== '' && value !== null;
  const lastMasked = sections.findLast(([, rows]) => rows.some((row) => isGiven(row) && masked.has(row[0])));
  return sections.map((section) => {
    const [title, rows] = section;
    if (!rows.some(isGiven)) return null;
    const missing = rows.filter((row) => !isGiven(row)).map(([label]) => label);
    return (
      <FileSection key={title} title={title} missing={missing}>
        <dl>
          {rows.filter(isGiven).map(([label, value]) => (
            <Row key={label} label={label} value={String(value)} />
          ))}
        </dl>
        {maskedNote !== undefined && section === lastMasked && <p className="file-note">{maskedNote}</p>}
      </FileSection>
    );
  });
}

function Row({ label, value }: { label: string; value: string }) {
  if (emails.has(label)) return <EmailRow label={label} value={value} />;
  if (phones.has(label)) return <PhoneRow label={label} value={value} />;
  return (
    <FileRow label={label} wide={wide.has(label)}>
      {value}
    </FileRow>
  );
}

const emails: ReadonlySet<string> = new Set([labels.borrowerEmail, labels.guarantor1Email]);
const phones: ReadonlySet<string> = new Set([labels.borrowerPhone, labels.guarantor1Phone]);
const masked: ReadonlySet<string> = new Set([labels.companyEin, labels.guarantor1Ssn, labels.guarantor1Dob]);
/** Long texts. */
const wide: ReadonlySet<string> = new Set([labels.equipmentDescription, dealForm.address, labels.dealerNotes]);
