import type { company as en } from '../../en/knowledge/company.ts';

export const company: typeof en = {
  'make-payment': {
    path: '/es/make-payment',
    questions: [
      '¿Cómo hago un pago?',
      '¿Dónde pago mi mensualidad en línea?',
      'Quiero pagar mi letra',
      '¿Puedo poner pagos automáticos?',
      'Ya se vence mi pago, ¿cómo lo mando?',
      '¿Puedo pagar con tarjeta o cheque?',
      'Me voy a atrasar con el pago este mes',
      'Cambiar mi fecha de pago o mi cuenta de banco',
      'No pude pagar a tiempo',
    ],
    answer: (f) =>
      `Los contratos vigentes se pagan en la página de pagos. Si se va a atrasar o quiere cambiar la forma de pago, llame antes del vencimiento: ${f.phone} (${f.hours}). Nunca escriba números de tarjeta o de cuenta en este chat.`,
  },
  'privacy-security': {
    path: '/es/privacy',
    questions: [
      '¿Está segura mi información?',
      '¿Cómo protegen mi seguro social?',
      '¿Venden o comparten mis datos?',
      '¿La solicitud es segura y va cifrada?',
      '¿Qué hacen con mi información personal?',
      '¿Cuánto tiempo guardan mis datos, los pueden borrar?',
      '¿Son de confianza o es una estafa?',
      'Aviso de privacidad',
    ],
    answer:
      'El número fiscal, el SSN o ITIN y la fecha de nacimiento se guardan cifrados con AES-256 y se usan para su solicitud. Escríbalos solo en la solicitud, nunca en este chat. Quién puede ver qué, cuánto tiempo se guarda y sus opciones están en el aviso de privacidad.',
  },
  'language-spanish': {
    path: '/es',
    questions: [
      '¿Hablan español?',
      '¿Hay versión en español de la página?',
      '¿Puedo aplicar en español?',
      'No hablo inglés',
      '¿Tienen alguien que hable español?',
      'Mi papá solo habla español',
      '¿Los documentos están en español?',
      '¿En qué idiomas atienden?',
    ],
    answer:
      'Todas las páginas públicas, la solicitud y sus correos electrónicos están en español, y este asistente le contesta en español.',
  },
  'contact-hours': {
    path: '/es',
    questions: [
      '¿Cuál es su horario?',
      '¿Cuál es el número de teléfono?',
      '¿Cómo los contacto?',
      '¿Abren los sábados o el fin de semana?',
      '¿Cuál es su correo electrónico?',
      '¿A qué hora abren y cierran?',
      '¿Dónde está su oficina?',
      '¿A qué hora puedo llamar hoy?',
    ],
    answer: (f) =>
      `Llame al ${f.phone}, ${f.hours}, o escriba a ${f.email}: respondemos los correos en un plazo de 24 horas. La solicitud y la calculadora están abiertas a toda hora.`,
  },
  'human-agent': {
    path: '/es',
    questions: [
      '¿Puedo hablar con una persona real?',
      'Quiero hablar con un agente humano',
      'Comuníqueme con un representante o asesor',
      '¿Es usted un robot o una persona?',
      '¿Alguien me puede llamar?',
      'Páseme con un especialista',
      'Quiero que me atienda alguien de ventas',
      'No quiero hablar con una máquina',
    ],
    answer: (f) =>
      `Soy un asistente de inteligencia artificial; una persona está a una llamada: ${f.phone}, ${f.hours}. O escriba a ${f.email} y recibe respuesta en un plazo de 24 horas.`,
  },
  'service-area': {
    path: '/es',
    questions: [
      '¿En qué estados prestan?',
      '¿Financian en Texas, California o Florida?',
      '¿Trabajan en todo el país?',
      '¿Dónde operan, qué área cubren?',
      '¿Prestan en México, Canadá o Puerto Rico?',
      '¿Mi estado está incluido?',
      '¿Tengo que estar cerca de su oficina?',
      '¿La máquina puede trabajar en otro estado?',
    ],
    answer: (f) =>
      `Atendemos a negocios en Estados Unidos, esté donde esté; todo se hace por teléfono y en línea. Si su estado o el lugar de trabajo es especial, pregunte antes: ${f.phone}.`,
  },
  'dealer-program': {
    path: '/es/partner',
    questions: [
      'Soy distribuidor, ¿puedo ofrecer su financiamiento a mis clientes?',
      '¿Cómo me hago socio o dealer?',
      'Programa para distribuidores de equipo',
      '¿Pagan comisión a socios o brókers por referir clientes?',
      'Vendemos maquinaria y queremos ofrecer crédito',
      'Registrar mi negocio como distribuidor',
      '¿Cómo funciona para los vendedores de equipo?',
      'Mis clientes necesitan financiamiento para comprarme',
    ],
    answer: (f) =>
      `Los distribuidores reciben estructuras para sus clientes en 24 horas, enlaces personales de solicitud, enlaces para subir papeles y ven qué le falta a cada operación. El acceso es por invitación: llame al ${f.phone} o escriba a ${f.email}.`,
  },
  'dealer-login': {
    path: '/dealer/login',
    questions: [
      '¿Dónde entran los distribuidores?',
      'No puedo entrar al portal de dealers',
      'Olvidé mi contraseña del portal',
      'Mi cuenta de distribuidor está bloqueada',
      '¿Cómo inicio sesión para ver mis tratos?',
      'Mi enlace para activar la cuenta del portal venció',
      'Cambiar mi contraseña',
      '¿Cómo consigo acceso al portal de socios?',
    ],
    answer: (f) =>
      `Los distribuidores entran en la página de abajo, que también manda un enlace para una contraseña nueva. Si el enlace de activación venció o todavía no tiene acceso, llame al ${f.phone}: se manda otra invitación. El portal está en inglés.`,
  },
};
