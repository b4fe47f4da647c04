import type { chat as en } from '../en/chat.ts';

export const chat: typeof en = {
  title: 'Asistente de Financiamiento',
  open: 'Pregunte al Asistente de Financiamiento',
  close: 'Cerrar el asistente',
  status: 'En línea',
  messages: 'Mensajes',
  welcome:
    'Hola, soy un asistente de IA, no una persona. Respondo con lo que dicen este sitio y su calculadora. No puedo aprobar, cotizar ni dar asesoría fiscal.\nPor favor, no escriba aquí números de Seguro Social, de tarjeta ni de banco.',
  suggestions: [
    '¿Qué equipos puedo financiar?',
    '¿Cuáles son las tasas de interés?',
    '¿Financian equipo de construcción?',
    '¿Hay beneficios fiscales?',
  ],
  you: 'Usted:',
  assistant: 'Asistente:',
  input: 'Su pregunta',
  placeholder: 'Escriba su pregunta',
  send: 'Enviar',
  sending: 'Enviando su pregunta',
  loading: 'El asistente está respondiendo',
  brokenOff: 'La respuesta se interrumpió aquí.',
  noAnswer: 'No llegó ninguna respuesta.',
  askAgain: 'Preguntar de nuevo',
  notStarted: 'El chat no se ha iniciado.',
  startAgain: 'Intentar de nuevo',
  poweredBy: 'Con tecnología de IA. Lo que escriba se guarda por un tiempo.',
  privacy: 'Aviso de privacidad',
  startFailed: { title: 'Error', text: 'No se pudo iniciar el chat. Por favor intenta de nuevo.' },
  sendFailed: { title: 'Error', text: 'No se pudo enviar el mensaje. Por favor intenta de nuevo.' },
};
