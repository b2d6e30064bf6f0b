export { PdfButton } from './web/printing/PdfButton.tsx';
export { PrintedAddress } from './web/printing/PrintedAddress.tsx';
