import type { about as en } from '../en/about.ts';
import { promises } from './promises.ts';

export const about: typeof en = {
  heading: 'Quiénes somos y contacto',
  lead: (company, year) =>
    `${company} financia equipo nuevo y usado para negocios en todo Estados Unidos, de $10,000 a $2,000,000.${year === null ? '' : ` Trabajamos en esto desde ${String(year)}.`}`,
  contact: {
    heading: 'Comuníquese con nosotros',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    emailText: promises.email,
    hours: 'Horario',
    address: 'Dirección',
    license: 'Licencia',
    licensedIn: (states) => `Tenemos licencia en ${states}.`,
    languages: 'Idiomas',
    languagesText: `${promises.languages} ${promises.phoneLanguage} ${promises.agreementLanguage}`,
    customers: '¿Ya es cliente?',
    customersText: 'Haga un pago en línea o llámenos para hablar de su contrato.',
    pay: 'Hacer un pago',
  },
  programs: 'Qué financiamos',
  work: {
    heading: 'Cómo trabajamos',
    list: [
      { title: 'Quién revisa y financia su operación', text: `${promises.directLender} ${promises.otherSource}` },
      {
        title: 'Primero, el pago, el APR y el costo',
        text: 'Usted ve el pago estimado, el APR y el costo de financiamiento antes de darnos su nombre.',
      },
      {
        title: 'Deciden personas',
        text: 'Un especialista en crédito revisa cada solicitud. Ninguna computadora aprueba ni rechaza a nadie.',
      },
      {
        title: 'Sus datos están protegidos',
        text: `${promises.notSold} Los datos confidenciales se guardan cifrados.`,
      },
    ],
  },
  people: {
    heading: 'Con quién va a hablar',
    lead: 'Elija a uno de nuestros representantes en la solicitud o déjelo en nuestras manos.',
    role: 'Representante de financiamiento',
  },
  checks: {
    heading: 'Cómo saber que somos nosotros',
    list: [
      {
        title: 'Esto nunca lo pedimos por correo electrónico',
        text: 'Su número de Seguro Social, su ITIN o el número de una tarjeta. Si un mensaje se lo pide, llámenos antes de contestar.',
      },
      {
        title: 'No cobramos por la solicitud',
        text: `${promises.noFee} Quien le pida dinero antes de una aprobación no llama de nuestra oficina.`,
      },
      {
        title: 'Su copia firmada se puede verificar',
        text: 'Cada solicitud firmada lleva un código. Cualquiera que tenga la copia puede comprobarla en este sitio.',
      },
      {
        title: 'Todos los enlaces llevan a este sitio',
        text: 'Los enlaces para enviar documentos y ver su solicitud empiezan con la misma dirección que esta página. Nunca piden contraseña.',
      },
    ],
  },
  complaints: {
    heading: 'Quejas',
    text: (f) => [
      `Si algo salió mal, díganoslo primero. Llame al ${f.phone} o escriba a ${f.email} con su número de referencia y diga qué solución espera.`,
      'Una queja nunca afecta una decisión de crédito ni un contrato vigente.',
      `También puede dirigirse a la agencia federal que vigila que cumplamos la ley de igualdad de oportunidades de crédito: ${f.regulator}.`,
    ],
  },
  closing: {
    heading: 'Hable con una persona',
    text: (hours) => `Llame: ${hours}.`,
  },
};
