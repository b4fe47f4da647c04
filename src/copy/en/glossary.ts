/** The terms of a proposal in plain words, with one machine worked out in three ways. */
export const glossary = {
  heading: 'Equipment finance explained',
  lead: 'The words that appear in a quote, a proposal and an agreement, in plain English. Each term has its own link, so you can send it to a partner or your bookkeeper.',
  jump: 'On this page',
  /** The page that uses the term. */
  see: (page: string) => `See ${page}`,
  groups: [
    {
      id: 'money',
      title: 'What it costs',
      terms: [
        {
          id: 'amount-financed',
          term: 'Amount financed',
          text: 'The price of the equipment and any soft costs, less your down payment. Interest accrues on this amount, not on the price.',
        },
        {
          id: 'down-payment',
          term: 'Down payment',
          text: 'The part of the price that you pay yourself at the start. A larger one lowers the payment and the total, and it helps an application with a lower score.',
        },
        {
          id: 'term',
          term: 'Term',
          text: 'The time over which you pay, in months. A longer term lowers each payment and raises the total.',
        },
        {
          id: 'rate',
          term: 'Annual rate',
          text: 'The interest for one year on the balance you still owe. It doesn’t include fees.',
        },
        {
          id: 'apr',
          term: 'APR (annual percentage rate)',
          text: 'The yearly cost of the money, with the fees that count as finance charges. Without fees it equals the annual rate. Compare offers by APR and by total, never by payment alone.',
        },
        {
          id: 'finance-cost',
          term: 'Finance cost',
          text: 'Everything you pay beyond the amount financed: all interest plus the fees charged for the financing.',
        },
        {
          id: 'total-of-payments',
          term: 'Total of payments',
          text: 'All payments added up. Add the down payment and any purchase price at the end to see what the machine costs in all.',
        },
        {
          id: 'documentation-fee',
          term: 'Documentation fee',
          text: 'A charge some agreements have for preparing the paperwork. If yours has one, the proposal lists it before you sign.',
        },
        {
          id: 'soft-costs',
          term: 'Soft costs',
          text: 'Freight, rigging, installation, training and start-up: costs that come with the machine but have no resale value. Part of them can often be financed. Ask the seller to list them on their own lines.',
        },
      ],
    },
    {
      id: 'payments',
      title: 'How you pay',
      terms: [
        { id: 'level', term: 'Level payments', text: 'The same amount every month until the end of the term.' },
        {
          id: 'seasonal',
          term: 'Seasonal payments',
          text: 'Higher payments in your busy months and small ones, or none, in the slow months. Interest keeps accruing, so the total usually changes. Compare both in the calculator.',
        },
        {
          id: 'step-up',
          term: 'Step-up payments',
          text: 'Lower payments in the first year that rise each year. They suit a machine that needs time before it earns.',
        },
        {
          id: 'deferral',
          term: 'Deferral',
          text: 'The first payment is due later, and the term is extended by the same time. After a 90-day deferral, the first payment is due in month 4. Interest accrues from the first day.',
        },
        {
          id: 'advance',
          term: 'Advance payments',
          text: 'One or two payments due at signing. They count toward the schedule; they aren’t a fee.',
        },
        {
          id: 'progress-payments',
          term: 'Progress payments',
          text: 'Money we send to a builder in stages: deposit, shipment, acceptance. Used for machines that are built to order.',
        },
        {
          id: 'payoff',
          term: 'Payoff amount',
          text: 'The amount that pays off an agreement early on a given day. The agreement says how it’s computed and whether you save interest.',
        },
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns the machine',
      terms: [
        {
          id: 'loan',
          term: 'Loan or equipment finance agreement',
          text: 'You own the machine from the first day, and it secures the debt. After the last payment the lien is released.',
        },
        {
          id: 'lease',
          term: 'Lease',
          text: 'The lender owns the machine and you use it for a fixed term. The purchase option decides what happens at the end, so read that line first.',
        },
        {
          id: 'dollar-buyout',
          term: '$1 buyout lease',
          text: 'A lease that ends with a purchase for $1. It costs about the same as a loan, and you own the machine at the end.',
        },
        {
          id: 'ten-percent',
          term: '10% purchase option',
          text: 'Lower payments, then 10% of the equipment cost to own the machine. When the agreement obliges you to buy, it’s called a PUT.',
        },
        {
          id: 'fair-market-value',
          term: 'Fair market value (FMV) lease',
          text: 'At the end you return the machine, renew, or buy it at its market value on that day. That price is unknown today, so treat any figure as an estimate.',
        },
        {
          id: 'residual',
          term: 'Residual',
          text: 'The amount that remains after the last payment. It’s $0 for a loan, $1 for a $1 buyout and 10% for a 10% option.',
        },
      ],
    },
    {
      id: 'security',
      title: 'Documents and security',
      terms: [
        {
          id: 'guaranty',
          term: 'Personal guaranty',
          text: 'An owner’s promise to pay if the business can’t. It’s a separate document; signing the application isn’t a guaranty.',
        },
        {
          id: 'co-signer',
          term: 'Co-signer',
          text: 'Another person who signs and is liable with you, often a co-owner with stronger credit.',
        },
        {
          id: 'lien',
          term: 'Lien and UCC-1 filing',
          text: 'A public record that the lender has a claim on the machine until it’s paid. On a truck the lien is on the title.',
        },
        {
          id: 'loss-payee',
          term: 'Loss payee',
          text: 'The party that the insurer pays first if the machine is damaged or stolen. You name the lender until the agreement is paid.',
        },
        {
          id: 'landlord-waiver',
          term: 'Landlord waiver',
          text: 'A letter in which your landlord agrees that a machine bolted to the floor doesn’t become part of the building.',
        },
        {
          id: 'delivery-acceptance',
          term: 'Delivery and acceptance',
          text: 'Your signed confirmation that the machine arrived and works. The seller is usually paid after it, so don’t sign it early.',
        },
      ],
    },
    {
      id: 'credit',
      title: 'Credit and tax',
      terms: [
        {
          id: 'credit-tier',
          term: 'Credit tier',
          text: 'A band of scores that our calculator uses for its example rates. The review of your application sets the real rate.',
        },
        {
          id: 'inquiry',
          term: 'Hard and soft inquiry',
          text: 'A hard inquiry shows on your credit report and can lower a score a little. A soft one can’t.',
        },
        {
          id: 'adverse-action',
          term: 'Notice of action taken',
          text: 'The letter after a decline or a counter-offer. It gives the reasons or tells you how to get them.',
        },
        {
          id: 'itin',
          term: 'ITIN',
          text: 'A nine-digit tax number from the IRS that starts with 9. It identifies you for taxes and says nothing about immigration status.',
        },
        {
          id: 'section-179',
          term: 'Section 179',
          text: 'A tax rule that lets many businesses deduct equipment in the year it’s placed in service, financed or not. Yearly limits and your business income cap it. Ask your tax advisor.',
        },
        {
          id: 'bonus-depreciation',
          term: 'Bonus depreciation',
          text: 'A first-year deduction for equipment that Section 179 doesn’t cover. It can create a loss; Section 179 can’t.',
        },
        {
          id: 'placed-in-service',
          term: 'Placed in service',
          text: 'Installed and ready for work. That day decides the tax year, not the day you ordered or paid.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Is a term missing?',
    text: (hours: string) => `Ask us: ${hours}. Or try the terms in the calculator.`,
  },
};
