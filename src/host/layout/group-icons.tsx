import {
  AppstoreOutlined,
  BarcodeOutlined,
  CreditCardOutlined,
  FileTextOutlined,
  MobileOutlined,
  RiseOutlined,
  SendOutlined,
  SwapOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { MenuGroup } from '../../define-plugin';

export const groupIcons: Record<MenuGroup, ComponentType> = {
  statement: FileTextOutlined,
  receive: BarcodeOutlined,
  'pay-transfer': SendOutlined,
  pix: ThunderboltOutlined,
  advances: RiseOutlined,
  'card-machine': MobileOutlined,
  cards: CreditCardOutlined,
  services: AppstoreOutlined,
  cnab: SwapOutlined,
};
