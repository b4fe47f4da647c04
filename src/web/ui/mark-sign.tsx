/** The sample logo next to the company's name, until the operator replaces it. */
export const MarkSign = () => (
  <svg className="mark-sign" viewBox="0 0 38 38" aria-hidden="true">
    <rect width="38" height="38" rx="4" />
    <circle cx="19" cy="19" r="7.5" />
    <path d="M19 4v9M19 25v9M4 19h9M25 19h9M19 15v8M15 19h8" />
  </svg>
);
