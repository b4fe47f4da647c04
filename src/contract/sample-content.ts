const quote = (text: string, name: string, business: string, equipment: string) => ({
  quote: text,
  name,
  business,
  equipment,
  confirmed: null,
});
const inEnglish = (text: string, equipment: string) =>
  quote(`Placeholder for a confirmed statement about ${text}.`, 'Customer name', 'Business, state', equipment);
const inSpanish = (text: string, equipment: string) =>
  quote(`Espacio para un testimonio confirmado sobre ${text}.`, 'Nombre del cliente', 'Negocio, estado', equipment);

/** Placeholders for customer quotes. They quote no real person. */
export const sampleTestimonials = {
  en: [
    inEnglish('speed of approval', 'Skid steer, used'),
    inEnglish('clear numbers', 'Three-deck oven'),
    inEnglish('vendor payment', 'Two CNC machining centers'),
    inEnglish('a first purchase', 'Bucket truck'),
  ],
  es: [
    inSpanish('la rapidez de la aprobación', 'Minicargador usado'),
    inSpanish('los números claros', 'Horno de tres pisos'),
    inSpanish('una primera compra', 'Camión canastilla'),
  ],
};

export const sampleManufacturers = Array.from(
  { length: 10 },
  (_, i) => `Sample Maker ${String(i + 1).padStart(2, '0')}`,
);
