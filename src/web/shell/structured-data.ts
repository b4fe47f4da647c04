import type { BreadcrumbList, FinancialService, Service, WithContext } from 'schema-dts';
import { pages as en } from '#copy/en/pages.ts';
import { pages as es } from '#copy/es/pages.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

const names = { en: en.home.name, es: es.home.name };

/** Returns organization and breadcrumbs for every page, and the service for English pages that describe one. */
export function structuredData(page: Page, site: Site): WithContext<FinancialService | BreadcrumbList | Service>[] {
  const { brand, publicUrl } = site;
  const organisation: WithContext<FinancialService> = {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: brand.company,
    url: publicUrl,
    priceRange: '$10,000 - $2,000,000',
    areaServed: { '@type': 'Country', name: 'United States' },
    address: brand.address,
    telephone: brand.phones.main.dial,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: brand.phones.sales.dial,
      email: brand.emails.contact,
      availableLanguage: ['en', 'es'],
    },
  };
  const home = page.lang === 'en' ? '/' : '/es';
  const trail = [{ name: names[page.lang], path: home }];
  if (page.parent) trail.push(page.parent);
  if (page.path !== home) trail.push({ name: page.meta.name, path: page.path });
  const breadcrumbs: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: publicUrl + path,
    })),
  };
  if (page.lang === 'es' || !page.service) return [organisation, breadcrumbs];
  const service: WithContext<Service> = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: page.meta.title,
    serviceType: 'Equipment financing',
    description: page.meta.description,
    areaServed: { '@type': 'Country', name: 'United States' },
    provider: { '@type': 'FinancialService', name: brand.company },
  };
  return [organisation, breadcrumbs, service];
}

/** Escapes JSON, so that it cannot end its script element. */
export const jsonText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
