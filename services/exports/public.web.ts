export { PdfButton } from './web/printing/PdfButton.tsx';
export { PrintedAddress } from './web/printing/PrintedAddress.tsx';
export { TabsPdfButton } from './web/printing/TabsPdfButton.tsx';
