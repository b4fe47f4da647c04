import { signIn } from '#copy/portal/sign-in.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';

export const BrandContact = () => (
  <>
    <a className="unbroken" href={`tel:${portalBrand.phone.dial}`}>
      {portalBrand.phone.display}
    </a>
    {signIn.inviteOnly.between}
    <a href={`mailto:${portalBrand.email}`}>{portalBrand.email}</a>
  </>
);
