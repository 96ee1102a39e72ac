/**
 * The texts of the tests' other company: the site's own, and in German what its front page and its products show, and
 * what the tests look for. A new text of the site needs none here.
 */

export * from '@headwater/brand/texts/english.ts';

export const locale = 'de-DE';

// Header, menus and footer
export const skipToContent = 'Zum Inhalt springen';
export const homePage = ', Startseite';
export const toggleNavigation = 'Menü';
export const primaryMenu = 'Haupt';
export const menuLabel = (name: string) => `Menü ${name}`;
export const submenuOf = (item: string) => `Untermenü ${item}`;
export const footerMenu = 'Menü in der Fußzeile';
export const callCompany = (name: string) => `${name} anrufen: `;
export const followUs = 'Folgen Sie uns';
export const locationLabel = 'Werk';
export const foundedLabel = 'Gegründet';
export const officeLabel = 'Büro';
export const emergencyLabel = 'Notdienst rund um die Uhr';
export const emailLabel = 'E-Mail';
export const copyrightLine = (year: number, name: string) => `© ${year} ${name}. Alle Rechte vorbehalten.`;
export const privacyPolicy = 'Datenschutz';
export const termsAndConditions = 'Verkaufsbedingungen';

// Lists and carousels
export const breadcrumbLabel = 'Sie sind hier';
export const carouselRole = 'Karussell';
export const slideRole = 'Bild';
export const slidesOf = (carousel: string) => `${carousel}, Inhalt`;
export const slideOf = (number: number, count: number) => `${number} von ${count}`;
export const chooseSlide = (noun: string) => `${noun} auswählen`;
export const showSlide = (noun: string, number: number) => `${noun} ${number} zeigen`;
export const previousSlide = (noun: string) => `Zurück: ${noun}`;
export const nextSlide = (noun: string) => `Weiter: ${noun}`;
export const play = 'Abspielen';
export const pause = 'Anhalten';
export const loadMore = 'Mehr laden';
export const loadingMore = 'Wird geladen …';
export const loadMoreFailed = 'Mehr konnten wir gerade nicht laden. Bitte versuchen Sie es noch einmal.';
export const backToStart = 'Zum Anfang der Liste';

// Search
export const searchTitle = 'Suche';
export const searchButton = 'Suchen';
export const searchPlaceholder = 'Suchbegriff …';
export const searchHint =
  'Suchen Sie nach Produkten, Projekten, Vertretungen und Neuigkeiten. Zwei Buchstaben genügen.';
export const searchFailed = 'Die Suche hat nicht geantwortet. Bitte versuchen Sie es noch einmal.';
export const noResults = 'Keine Ergebnisse';

// Pages
export const dataSheet = 'Datenblatt';
export const manual = 'Betriebsanleitung';
export const features = 'Merkmale';
export const applications = 'Anwendungen';
export const markets = 'Branchen';
export const units = 'Einheiten';
export const galleryLabel = 'Produktbilder';
export const galleryNoun = 'Bild';
export const noPictureCaption = 'Bild folgt';
export const noPicture = 'Von diesem Produkt haben wir noch kein Bild.';
export const askForPicture = 'Fragen Sie uns danach.';
export const replacementParts = 'Ersatzteile';
export const orderParts = 'Ersatzteile bestellen';
export const latestPosts = 'Aktuelles';
export const testimonialsTitle = 'Das sagen unsere Kunden';
export const testimonialsLabel = 'Kundenstimmen';
export const testimonialNoun = 'Kundenstimme';
export const videoTitle = 'Video';
export const watchVideo = 'Video ansehen';
export const contactInformation = 'Kontakt';
export const callToAction = 'Sprechen Sie mit uns';
export const contactUs = 'Kontakt aufnehmen';
export const findRepresentative = 'Vertretung in Ihrer Nähe';
export const callOrWrite = <Part>(phone: Part, email: Part) => [
  'Rufen Sie uns an: ',
  phone,
  '. Oder schreiben Sie an ',
  email,
  '.',
];
export const productFamilies = 'Baureihen';
export const models = 'Modelle';
export const outageHead = 'Gleich wieder da';
export const outageTitle = 'Wir sind gleich wieder da';
export const notFoundTitle = 'Diese Seite gibt es nicht';

// Forms
export const formProblem = 'Einige Angaben fehlen noch oder stimmen nicht. Bitte sehen Sie die Felder unten durch.';
export const submitButton = 'Absenden';
export const fieldMessages = {
  required: 'Dieses Feld wird benötigt.',
  emailFormat: 'Diese E-Mail-Adresse ist nicht gültig. Bitte prüfen Sie die Schreibweise (z. B. name@firma.de).',
  emailMismatch: 'Die E-Mail-Adressen stimmen nicht überein.',
  phone: 'Bitte geben Sie eine gültige Telefonnummer ein, z. B. 040 1234567.',
  number: 'Bitte geben Sie eine gültige Zahl ein.',
  quantity: 'Bitte geben Sie eine gültige Anzahl ein.',
  wholeQuantity: 'Bitte geben Sie eine ganze Zahl ein.',
  amount: 'Bitte geben Sie einen gültigen Betrag ein.',
  website: 'Bitte geben Sie eine gültige Internetadresse ein (z. B. https://gravityforms.com).',
  date: 'Bitte geben Sie ein gültiges Datum ein.',
  time: 'Bitte geben Sie eine gültige Uhrzeit ein.',
  maxLength: 'Dieser Text ist länger als erlaubt.',
  choice: 'Diese Auswahl ist nicht möglich. Bitte wählen Sie aus der Liste.',
  value: 'Bitte geben Sie einen gültigen Wert ein.',
  captcha: 'Die Prüfung mit reCAPTCHA ist fehlgeschlagen. Gehen Sie zurück und versuchen Sie es noch einmal.',
  limitReached: 'Dieses Formular nimmt leider keine Nachrichten mehr an.',
  allEmpty: 'Bitte füllen Sie mindestens ein Feld aus.',
  country: 'Bitte geben Sie ein gültiges Länderkürzel ein (z. B. DE).',
  fileType: 'Dieser Dateityp ist nicht erlaubt.',
  defaultConfirmation: 'Danke für Ihre Nachricht! Wir melden uns bald bei Ihnen.',
};
