CREATE TABLE "guest_addresses" (
	"user_id" text PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest_addresses" ADD CONSTRAINT "guest_addresses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_addresses_hash_index" ON "guest_addresses" USING btree ("address_hash");