import { Phone } from 'lucide-react';

/** Dials on a phone; elsewhere the boot script copies the number. */
export const PhoneLink = ({
  phone,
  className = '',
}: {
  phone: { display: string; dial: string };
  className?: string;
}) => (
  <a className={`phone ${className}`.trimEnd()} href={`tel:${phone.dial}`} data-phone={phone.display}>
    <Phone size={20} strokeWidth={1.75} aria-hidden />
    <span>{phone.display}</span>
  </a>
);
