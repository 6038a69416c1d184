import type { DraftInput } from '#documents/model/draft.ts';

// A pen stroke: 270 × 90 pixels, PNG.
const SIGNATURE =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAAQ4AAABaBAMAAAC796XDAAAAGFBMVEUbKkobKkobKkobKkobKkobKkobKkobKkqn' +
  'pA6jAAAACHRSTlMAJEltkrbb/1y0/6IAAAZ5SURBVHja7VlLd9o6EJZsnG5N0sKWwK29TUJPvE1aWm9J29RbaBq0' +
  'vfg1f79HGr0cHIJi394umHPaQhrkT/P45puBkKMd7WhHO9rfauHfAePdr78CBs2gJ4ecff7Y4dMDgJteYHgM6snr' +
  'Pz6qsmUvOCJ4ZFvr/Se3jyfbdNWLO+AnGdUmxD44OYeym35wRPWE+HBh/Gy9PsB8mGS94MhyQggzqZa54Tipwl5w' +
  'oCvStXnvlv5RQXrJ07jif4+3Jv2ZE44kp6yHuqVMeOKkUD9Ii8zp2GxF3QK5LywkqDSupRMOChceTLrjGCGAQaXZ' +
  'MXTC4QPx++D1JMfjavl+XBInHCcVGUAP6SGLwwfVtNZuOMY5h9LZAkmkHph0cUr/dE3eFD2Qaan8EmpcTjjYDYnz' +
  '7jjSXOGQbFISJxweu7A4sAN7LJs42Io40ZJfhyS764E9Jg0cPD0ou3DJL9IHnepUl3k6qkI3HKNChKZzc8mbOJKC' +
  'uJ2bbF31SntzuGviyNYch8O52ZIM6s50aq6OfOrxZuPSLihMTGvqILX1VbC/BLWjLuTlMupOY+YqiCMu5NkueT7e' +
  '9pemJChVejjFOyoI6UElmyOEDhLpQQa1U3chPdCHEVJvcu0JFxzZSqRqVzY1ERBBHpXNpDlEjDml07Npqo9IeGak' +
  'W5Mqh4ox+5BXa0JTcemd1kQOdXhS4h8Xe3vznCaUvKgKxQEHr7fIjT5olrdlmSVnZHpwpefSFhI3FRTAsmVCNi8v' +
  '9ImH85JoC270QbOqZdAPzcuJdk/8r/nU/LLlqNmlrV7chsp3cLuH1UXxeZJNEnPBL1DvaoBrUJXK29GeYS5s038t' +
  '1WXpbM5dgeSvdGliWYOM/tnmTg9atXr0uDBOPfvxRB16GezqxREsWzWMXYBxYUpHxfLyPYLzGSiWTatz9Rs8kJJ9' +
  '+W4rfAIDqt2EKveJIKyRTMpuPUYFcKuuG9ULSd8e3CHpyZBI+riGb82rpvB1tsP4UdtKw9a38da81dooqdRcQ7Of' +
  'SrXyASdeG/WCVc53W6ldwG/h524K+1C07sUmduPV8kdFn99c4uAyXh7Ki1tWtpjB0DdcX0dlozxDsjPYJK05besM' +
  'dmOqR+ERuzuce8eV4gnKvS9xCAeIZ/GpuNFoIlGeUf6kZvNnRg9bZsa5eS0XMrq2+WMQh5iHMS44g4m/xBLFarwU' +
  '87HZIWjW3pmt3xJT2bI56XriCWOhj3jqIA4rFgISZpVYolhC5BoD0GyBEbTPffHWFgA6WxQhBOLfRCtFxCGKCuMe' +
  'GwmHgsGIf5ZL0Ws5YABF+IIo5B1OR9eT3kuEu9Aplfp1TxSecB0u1kR2SybWBZ/INbktkTz23O7cGtvi3LRviQOj' +
  'jwMOOmElclcX/ECK2RCrxSJiUbP2lfhn0vr2uXV2aMtdXWPywwMRJ/EY6fuV2vkilQhImOzoOtWYTA+h+hH0i8K2' +
  't2yzlV5AKBzjUm/xcPnOcfgiLJhK+NUAryfKGo06NvmotwnX8GufpjPqw+z80E8SlyhmvC53WCQQibC/xZzg2imQ' +
  'n0VaeQ8PDXXFj/wCvyYHiFMPwjdlM14DzCqekfK6yZp4rFDNmaSlbrkyLFjjAzsfkQu8H1CGLy0s5cGm9yINxKXu' +
  'ZCO8bpKTyOx8fVirBumxO111vO9aLJHwSJ0xeAz3j2I6RCY9sL/IbTePAM3Qz1H1D7qDDxY0rXQsApUFgzo8y+Cr' +
  'vdQsw9PPAN/C/ZsLU7b2jM9pQJ7Nb66+jglAeTwoDTeOtyStdDvdMHgIG6J4w6D+GO7d0F1YrrF6DS8/mhXK01q6' +
  'UFbfKGa816JnvA1gZTSHlaP4GYDH/WOnTR/Z0l6BjsvhtdQro3KWaYV6eqmpEepLvZ7PDHl7H66eXP1scRW+tIKx' +
  'XWOlB3em0isBsEa8lci5vzVdA7ptLf3Sck1DwVlfo1JWf3thHtk8dBxuz62uHzUa9OyT/r/T85eOGfb35f6g7mEz' +
  '3QuOPr5Q6m4+PPy3DxgOh6cHhI9+7tEddIg2nU5n8/mHxeL+x4bbw+vvwK/BD5vPF9zuhW20gZMVTneZTvlD5fPg' +
  'laaACtzfF4v5/Go6Pczl9HT2QVyV7R5b858/ojcWyubarqbKhrsWOvh/trhnT27DHzif85P/SKFM54t75f3N4599' +
  'tl2v0g2P3z9dOfmwbxz1ZvN9fv7/E9j5kBztaEc72sH2G9bk7SzL+1HMAAAAAElFTkSuQmCC';

/** An unfurnished flat, paid by the tenant and the housing benefit. */
export const quittanceAppartement = {
  version: 1,
  kind: 'quittance-loyer',
  vatRegime: 'exempt',
  number: 'Q-2026-0010',
  issueDate: '2026-10-08',
  dueDate: '2026-10-05',
  supply: { start: '2026-10-01', end: '2026-10-31' },
  seller: {
    kind: 'individual',
    name: 'Hélène Marchand',
    address: { line1: '18 quai de la Fosse', postalCode: '44000', city: 'Nantes' },
    phone: '06 12 45 78 30',
    email: 'helene.marchand@courriel.example',
  },
  buyer: { kind: 'individual', name: 'Mme Sarah Lemoine' },
  rent: {
    dwelling: {
      address: { line1: '25 rue Paul-Bellamy', postalCode: '44000', city: 'Nantes' },
      complement: 'Bâtiment B, 3e étage, porte droite',
      lot: '14',
    },
    lease: { type: 'unfurnished', date: '2024-03-01' },
    amount: '720.00',
    charges: {
      mode: 'provision',
      items: [
        { label: 'Eau froide', amount: '24.00' },
        { label: 'Entretien des parties communes', amount: '31.00' },
        { label: 'Taxe d’enlèvement des ordures ménagères', amount: '15.00' },
      ],
    },
    payments: [
      {
        date: '2026-10-05',
        amount: '214.00',
        means: 'transfer',
        payer: 'housing-benefit',
        payerName: 'CAF de la Loire-Atlantique',
      },
      { date: '2026-10-06', amount: '576.00', means: 'transfer' },
    ],
    acceptsEmail: true,
  },
  style: { signature: { data: SIGNATURE } },
} satisfies DraftInput;
