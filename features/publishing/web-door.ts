export { PdfButton } from './web/printing/PdfButton.tsx';
