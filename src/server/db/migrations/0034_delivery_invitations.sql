ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_address_unique";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "invitation_id" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_invitation_fk" FOREIGN KEY ("card_id","invitation_id") REFERENCES "public"."invitations"("card_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_receiver_unique" ON "deliveries" USING btree ("card_id","address_hash") WHERE "deliveries"."invitation_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_invitation_unique" ON "deliveries" USING btree ("card_id","invitation_id") WHERE "deliveries"."invitation_id" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_over_index" ON "deliveries" USING btree ("date") WHERE "deliveries"."state" not in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "suppressions_bounced_index" ON "suppressions" USING btree ("created_at") WHERE "suppressions"."reason" = 'bounced';--> statement-breakpoint
ALTER TABLE "deliveries" DROP COLUMN "attempts";